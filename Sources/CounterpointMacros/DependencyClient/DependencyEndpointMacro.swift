internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The implementation of `@DependencyEndpoint`: a closure that reports when it is called without having been overridden, and a method with
/// the labels that a closure cannot have.
public enum DependencyEndpointMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let endpoint = endpoint(declaration, node: node, context: nil) else { return [] }
    let storage = endpoint.storage
    return ["get { \(raw: storage) }", "set { \(raw: storage) = newValue }"]
  }
}

extension DependencyEndpointMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = endpoint(declaration, node: node, context: context) else { return [] }
    return [endpoint.storageDeclaration(in: context.lexicalContext)] + endpoint.method(named: methodName(node))
  }

  /// The argument of `method:`; `nil` when it is left out or empty.
  private static func methodName(_ node: AttributeSyntax) -> String? {
    guard case .argumentList(let arguments) = node.arguments,
      let argument = arguments.first(where: { $0.label?.text == "method" }),
      let literal = argument.expression.as(StringLiteralExprSyntax.self),
      literal.segments.count == 1,
      case .stringSegment(let name) = literal.segments.first,
      !name.content.text.isEmpty
    else { return nil }
    return name.content.text
  }

  /// Checks a declaration; without a context nothing is diagnosed, so that each mistake is told once.
  private static func endpoint(
    _ declaration: some DeclSyntaxProtocol,
    node: AttributeSyntax,
    context: (any MacroExpansionContext)?
  ) -> Endpoint? {
    guard let property = ClientProperty(declaration), let closure = property.closure else {
      context?.diagnose(.endpointIsNoClosure(node, declaration: declaration))
      return nil
    }
    guard property.isVariable else {
      context?.diagnose(.endpointIsConstant(property))
      return nil
    }
    guard property.initialValue != nil || closure.throwsAnyError || (closure.result == nil && closure.throwsClause == nil) else {
      context?.diagnose(.endpointNeedsDefault(property, closure))
      return nil
    }
    return Endpoint(property: property, closure: closure)
  }
}

/// An endpoint that can be expanded.
private struct Endpoint {
  let property: ClientProperty
  let closure: ClosureShape

  var storage: String { "_\(property.name.unescaped)" }

  /// The stored closure, which reports until it is replaced.
  func storageDeclaration(in lexicalContext: [Syntax]) -> DeclSyntax {
    let client = lexicalContext.first.flatMap(name(of:)).map { "\($0)." } ?? ""
    let label = "\"\(client)\(property.name.unescaped)\""
    let names = closure.parameters.indices.map { "a\($0)" }
    var lines = ["DependenciesMacros.Unimplemented.report(\(label))"]
    if let placeholder = property.initialValue {
      lines.append("let placeholder: \(closure.type.description) = \(placeholder.description)")
      lines.append("return \(closure.callEffects)placeholder(\(closure.arguments(names)))")
    } else if closure.throwsAnyError {
      lines.append("throw DependenciesMacros.Unimplemented(\(label))")
    }
    let isPassedOn = property.initialValue != nil
    let parameters = names.isEmpty ? "" : " " + (isPassedOn ? names : names.map { _ in "_" }).joined(separator: ", ") + " in"
    return """
      private var \(raw: storage): \(raw: closure.type.description) = {\(raw: parameters)
        \(raw: lines.joined(separator: "\n  "))
      }
      """
  }

  /// The method that calls the closure with labels; none when it would have none and no name was asked for.
  func method(named name: String?) -> [DeclSyntax] {
    guard name != nil || closure.hasLabels else { return [] }
    let names = closure.parameters.enumerated().map { $1.label ?? "p\($0)" }
    let parameters = zip(closure.parameters, names).map { parameter, name in
      parameter.label == nil ? "_ \(name): \(parameter.type)" : "\(name): \(parameter.type)"
    }
    let effects = (closure.isAsync ? " async" : "") + (closure.throwsClause.map { " \($0)" } ?? "")
    let result = closure.result.map { " -> \($0)" } ?? ""
    let attributes = closure.globalActor.map { "\($0) " } ?? ""
    let declaration: DeclSyntax = """
      \(raw: attributes)\(raw: property.access)func \(raw: name ?? property.name.text)(\(raw: parameters.joined(separator: ", ")))\(raw: effects)\(raw: result) {
        \(raw: closure.callEffects)self.\(raw: storage)(\(raw: closure.arguments(names)))
      }
      """
    return [declaration]
  }

  private func name(of scope: Syntax) -> String? {
    scope.as(StructDeclSyntax.self)?.name.unescaped ?? scope.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}

extension Diagnostic {
  fileprivate static func endpointIsNoClosure(_ node: AttributeSyntax, declaration: some DeclSyntaxProtocol) -> Diagnostic {
    let message = MacroMessage(
      "'@DependencyEndpoint' can only be applied to a stored property whose type is written as a closure type",
      id: "endpointIsNoClosure"
    )
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return Diagnostic(node: node, message: message) }
    // By text: the attribute that is expanded and the one on the declaration are copies in different trees.
    let rest = variable.attributes.filter { $0.trimmedDescription != node.trimmedDescription }
    return Diagnostic(
      node: node,
      message: message,
      fixIt: .replace(
        message: MacroMessage("Remove '@DependencyEndpoint'", id: "removeEndpoint"),
        oldNode: variable,
        newNode: variable.with(\.attributes, rest).with(\.leadingTrivia, variable.leadingTrivia)
      )
    )
  }

  fileprivate static func endpointIsConstant(_ property: ClientProperty) -> Diagnostic {
    let specifier = property.declaration.bindingSpecifier
    return Diagnostic(
      node: specifier,
      message: MacroMessage("An endpoint must be a 'var', so that tests can override it", id: "endpointIsConstant"),
      fixIt: .replace(
        message: MacroMessage("Replace 'let' with 'var'", id: "makeVariable"),
        oldNode: specifier,
        newNode: specifier.with(\.tokenKind, .keyword(.var))
      )
    )
  }

  fileprivate static func endpointNeedsDefault(_ property: ClientProperty, _ closure: ClosureShape) -> Diagnostic {
    let reason = closure.throwsClause == nil ? "it returns a value and cannot throw" : "it cannot throw the error 'Unimplemented'"
    let underscores = closure.parameters.map { _ in "_" }.joined(separator: ", ")
    let parameters = closure.parameters.isEmpty ? "" : "\(underscores) in "
    let value = closure.result.map { "<#\($0)#>" } ?? "<#body#>"
    let initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: ExprSyntax("{ \(raw: parameters)\(raw: value) }")
    )
    return Diagnostic(
      node: property.binding,
      message: MacroMessage("The endpoint '\(property.name.text)' needs a default closure: \(reason)", id: "endpointNeedsDefault"),
      fixIt: .replace(
        message: MacroMessage("Add a default that tests get after the failure", id: "addDefault"),
        oldNode: property.binding,
        newNode: property.binding.with(\.initializer, initializer)
      )
    )
  }
}
