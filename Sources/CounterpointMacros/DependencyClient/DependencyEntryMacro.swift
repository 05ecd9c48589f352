internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The implementation of `@DependencyEntry`: the key of a dependency, and the accessors that use it.
public enum DependencyEntryMacro {}

extension DependencyEntryMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = entry(declaration, node: node, context: nil) else { return [] }
    return ["get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }"]
  }
}

extension DependencyEntryMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = entry(declaration, node: node, context: context) else { return [] }
    return [entry.keyDeclaration]
  }

  private static func entry(
    _ declaration: some DeclSyntaxProtocol,
    node: AttributeSyntax,
    context: (any MacroExpansionContext)?
  ) -> Entry? {
    guard let property = ClientProperty(declaration), property.isVariable else {
      context?.diagnose(.entryIsNoVariable(node))
      return nil
    }
    guard let type = property.type else {
      context?.diagnose(.entryNeedsType(property))
      return nil
    }
    var arguments: [String?: ExprSyntax] = [:]
    if case .argumentList(let list) = node.arguments {
      for argument in list { arguments[argument.label?.text] = argument.expression.trimmed }
    }
    let entry = Entry(
      property: property,
      type: type,
      testValue: arguments[nil] ?? property.initialValue,
      liveValue: arguments["liveValue"],
      previewValue: arguments["previewValue"]
    )
    guard entry.testValue != nil || entry.liveValue != nil else {
      context?.diagnose(.entryNeedsValue(property))
      return nil
    }
    return entry
  }
}

/// A dependency that can be expanded.
private struct Entry {
  let property: ClientProperty
  let type: TypeSyntax
  let testValue: ExprSyntax?
  let liveValue: ExprSyntax?
  let previewValue: ExprSyntax?

  var key: String { "_DependencyKey_\(property.name.unescaped)" }

  /// The key. Its values are computed: the library makes each once, in tests once for each test.
  var keyDeclaration: DeclSyntax {
    let conformance = liveValue == nil ? "TestDependencyKey" : "DependencyKey"
    let values = [("liveValue", liveValue), ("previewValue", previewValue), ("testValue", testValue)]
      .compactMap { name, value in value.map { "static var \(name): \(type.description) { \($0.description) }" } }
    return """
      private enum \(raw: key): Dependencies.\(raw: conformance) {
        typealias Value = \(raw: type.description)
        \(raw: values.joined(separator: "\n  "))
      }
      """
  }
}

extension Diagnostic {
  fileprivate static func entryIsNoVariable(_ node: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      node: node,
      message: MacroMessage(
        "'@DependencyEntry' can only be applied to a 'var' without accessors, in an extension of 'DependencyValues'",
        id: "entryIsNoVariable"
      )
    )
  }

  fileprivate static func entryNeedsType(_ property: ClientProperty) -> Diagnostic {
    let annotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: TypeSyntax("<#Type#>"),
      trailingTrivia: property.binding.initializer == nil ? [] : .space
    )
    let binding = property.binding
      .with(\.pattern, property.binding.pattern.trimmed)
      .with(\.typeAnnotation, annotation)
    return Diagnostic(
      node: property.binding,
      message: MacroMessage("The dependency '\(property.name.text)' needs a type that is written down", id: "entryNeedsType"),
      fixIt: .replace(message: MacroMessage("Add a type", id: "addType"), oldNode: property.binding, newNode: binding)
    )
  }

  fileprivate static func entryNeedsValue(_ property: ClientProperty) -> Diagnostic {
    let initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: ExprSyntax("<#test value#>")
    )
    return Diagnostic(
      node: property.binding,
      message: MacroMessage(
        "The dependency '\(property.name.text)' needs a test value after '=', or the argument 'liveValue'",
        id: "entryNeedsValue"
      ),
      fixIt: .replace(
        message: MacroMessage("Add a test value", id: "addTestValue"),
        oldNode: property.binding,
        newNode: property.binding.with(\.initializer, initializer)
      )
    )
  }
}
