internal import SwiftSyntax

/// A stored variable of a state.
struct StateField {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let name: TokenSyntax

  /// Reads a declaration of one stored variable of an instance; `nil` for anything else, among it constants and `lazy` variables.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let declaration = declaration.as(VariableDeclSyntax.self), declaration.isStoredVariable,
      declaration.bindings.count == 1,
      let binding = declaration.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed
    else { return nil }
    self.declaration = declaration
    self.binding = binding
    self.name = name
  }

  var attributes: AttributeListSyntax { declaration.attributes }
  var type: TypeSyntax? { binding.typeAnnotation?.type.trimmed }
  var initialValue: ExprSyntax? { binding.initializer?.value.trimmed }

  /// The name of the property that holds the value.
  var storage: String { "_\(name.unescaped)" }

  /// The expression that says to the registrar which field it is.
  var number: String { "_$Field.\(name.text)" }

  var isPresented: Bool { attributes.contains(named: "Presents") }
  var isIgnored: Bool { attributes.contains(named: "ObservationStateIgnored") }

  /// Whether it has accessors: its own macro or that of the state writes them.
  var isObserved: Bool {
    isPresented || (!isIgnored && wrapper == nil)
  }

  /// Whether it may be named without a condition.
  var isAvailable: Bool { !attributes.contains(named: "available") }

  /// The attribute that is, by its looks, a property wrapper: a name in upper case that is none of ours.
  var wrapper: AttributeSyntax? {
    let known: Set<String> = ["MainActor", "ObservationStateIgnored", "ObservationStateTracked", "Presents"]
    return attributes.plain.first { $0.simpleName.first?.isUppercase == true && !known.contains($0.simpleName) }
  }
}

extension VariableDeclSyntax {
  /// Whether it declares variables that an instance stores and that have a value from the beginning.
  var isStoredVariable: Bool {
    let others: [Keyword] = [.static, .class, .lazy]
    return bindingSpecifier.tokenKind == .keyword(.var)
      && !modifiers.contains { modifier in others.contains { modifier.name.tokenKind == .keyword($0) } }
      && bindings.allSatisfy { !$0.isComputed }
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: return false
    case .getter: return true
    case .accessors(let accessors): return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
