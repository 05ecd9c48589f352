internal import SwiftSyntax

/// A stored property of a client, as far as the macros care.
struct ClientProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let name: TokenSyntax

  /// Reads a declaration of one stored instance property; `nil` for anything else.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let declaration = declaration.as(VariableDeclSyntax.self),
      !declaration.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }),
      declaration.bindings.count == 1,
      let binding = declaration.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed,
      !Self.isComputed(binding)
    else { return nil }
    self.declaration = declaration
    self.binding = binding
    self.name = name
  }

  var isVariable: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.var) }
  var type: TypeSyntax? { binding.typeAnnotation?.type.trimmed }
  var initialValue: ExprSyntax? { binding.initializer?.value.trimmed }

  /// The shape of the closure type; `nil` when the type is no closure type or hides behind another name.
  var closure: ClosureShape? { type.flatMap { ClosureShape($0) } }

  /// Whether `@DependencyClient` makes it an endpoint.
  var isEndpoint: Bool {
    if hasAttribute("DependencyEndpoint") { return true }
    return isVariable && closure != nil && !hasAttribute("DependencyEndpointIgnored")
  }

  func hasAttribute(_ name: String) -> Bool {
    declaration.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      let written = attribute.attributeName.trimmedDescription
      return written == name || written == "DependenciesMacros.\(name)"
    }
  }

  /// The access level that the property is declared with, followed by a space; empty when none is written.
  var access: String { declaration.modifiers.access }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: return false
    case .getter: return true
    case .accessors(let accessors):
      return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}

extension DeclModifierListSyntax {
  /// The access level among the modifiers, followed by a space; empty when there is none.
  var access: String {
    let levels: [Keyword] = [.open, .public, .package, .internal, .fileprivate, .private]
    for modifier in self where modifier.detail == nil {
      if levels.contains(where: { modifier.name.tokenKind == .keyword($0) }) { return "\(modifier.name.text) " }
    }
    return ""
  }
}
