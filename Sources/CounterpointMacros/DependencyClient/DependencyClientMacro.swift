internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The implementation of `@DependencyClient`: makes every closure an endpoint, and adds the initializers.
public enum DependencyClientMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let property = ClientProperty(member), property.isEndpoint,
      !property.hasAttribute("DependencyEndpoint")
    else { return [] }
    return ["@DependenciesMacros.DependencyEndpoint"]
  }
}

extension DependencyClientMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let client = declaration.as(StructDeclSyntax.self) else {
      context.diagnose(.onlyApplies(node, to: "a struct", declaration: declaration))
      return []
    }
    let properties = client.memberBlock.members.compactMap { ClientProperty($0.decl) }
    let written = client.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self)?.labels }
    let access = initializerAccess(of: client)
    var initializers: [DeclSyntax] = []
    let parameters = properties.filter(\.isInitializable)
    if !parameters.isEmpty, !written.contains(parameters.map(\.name.text)) {
      initializers.append(memberwise(parameters, access: access))
    }
    if properties.allSatisfy(\.hasDefault), !written.contains([]) {
      initializers.append("\(raw: access)init() {\n}")
    }
    return initializers
  }

  private static func memberwise(_ properties: [ClientProperty], access: String) -> DeclSyntax {
    let parameters = properties.map { property in
      let isClosure = property.closure != nil
      let escaping = isClosure ? "@escaping " : ""
      let initial = property.isEndpoint ? nil : property.initialValue
      let value = initial.map { " = \($0.description)" } ?? (property.isOptionalVariable ? " = nil" : "")
      return "\(property.name.text): \(escaping)\(property.type!.description)\(value)"
    }
    let assignments = properties.map { property in
      let storage = property.isEndpoint ? "_\(property.name.unescaped)" : property.name.text
      return "self.\(storage) = \(property.name.text)"
    }
    return """
      \(raw: access)init(
        \(raw: parameters.joined(separator: ",\n  "))
      ) {
        \(raw: assignments.joined(separator: "\n  "))
      }
      """
  }

  /// An initializer is as visible as the client; one of a private client as the file, or the client could not be made there.
  private static func initializerAccess(of client: StructDeclSyntax) -> String {
    let access = client.modifiers.access
    return access == "private " || access == "fileprivate " ? "fileprivate " : access
  }
}

extension ClientProperty {
  /// Whether a property can be a parameter of an initializer: a type is written, and it has no value that cannot change.
  fileprivate var isInitializable: Bool {
    type != nil && (isVariable || initialValue == nil)
  }

  /// Whether a property has a value without being given one.
  fileprivate var hasDefault: Bool {
    isEndpoint || initialValue != nil || isOptionalVariable
  }

  fileprivate var isOptionalVariable: Bool {
    isVariable && initialValue == nil && (type?.is(OptionalTypeSyntax.self) ?? false)
  }
}

extension InitializerDeclSyntax {
  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

extension TokenSyntax {
  /// The name without the backticks that a keyword needs.
  var unescaped: String { text.trimmingBackticks }
}

extension String {
  fileprivate var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
