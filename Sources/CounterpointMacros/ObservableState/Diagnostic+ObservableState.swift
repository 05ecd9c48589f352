internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

extension Diagnostic {
  static func observableClass(_ node: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      node: node,
      message: MacroMessage(
        "'@ObservableState' is for values, and this is a class: make it a struct, or a model of its own with '@Observable'",
        id: "observableClass"
      ),
      fixIt: .replace(
        message: MacroMessage("Replace '@ObservableState' with '@Observable'", id: "useObservable"),
        oldNode: node.attributeName,
        newNode: TypeSyntax(IdentifierTypeSyntax(name: .identifier("Observable"))).with(\.trailingTrivia, node.attributeName.trailingTrivia)
      )
    )
  }

  static func wrappedField(_ field: StateField, wrapper: AttributeSyntax) -> Diagnostic {
    let name = field.name.text
    let ignored = AttributeSyntax(attributeName: IdentifierTypeSyntax(name: .identifier("ObservationStateIgnored")))
      .with(\.trailingTrivia, .space)
    let list = AttributeListSyntax([.attribute(ignored)] + field.attributes.trimmedLeading)
    return Diagnostic(
      node: wrapper,
      message: MacroMessage(
        """
        '@ObservableState' cannot observe '\(name)': '@\(wrapper.simpleName)' keeps its value. \
        Mark it '@ObservationStateIgnored', or do without '@\(wrapper.simpleName)'
        """,
        id: "wrappedField"
      ),
      fixIt: .replace(
        message: MacroMessage("Add '@ObservationStateIgnored'", id: "addIgnored"),
        oldNode: field.declaration,
        newNode: field.declaration.with(\.attributes, list).with(\.leadingTrivia, field.declaration.leadingTrivia)
      )
    )
  }

  static func severalFields(_ variable: VariableDeclSyntax) -> Diagnostic {
    let message = MacroMessage("'@ObservableState' needs a declaration of its own for each variable", id: "severalFields")
    // The type of `var a, b: Int` counts for both; the value of `var (a, b) = (1, 2)` cannot be taken apart.
    guard variable.bindings.allSatisfy({ $0.pattern.is(IdentifierPatternSyntax.self) }) else {
      return Diagnostic(node: variable.bindings, message: message)
    }
    var type: TypeAnnotationSyntax?
    let texts = variable.bindings.reversed().map { binding -> String in
      type = binding.typeAnnotation ?? (binding.initializer == nil ? type : nil)
      let annotated = binding.with(\.typeAnnotation, type?.trimmed).with(\.trailingComma, nil)
      let name = annotated.pattern.trimmedDescription
      let initializer = binding.initializer.map { " \($0.trimmedDescription)" } ?? ""
      return "\(name)\(type.map { $0.trimmedDescription } ?? "")\(initializer)"
    }
    let head = variable.with(\.bindings, []).trimmedDescription
    let indentation = variable.leadingTrivia.pieces.last.map { piece -> String in
      if case .spaces(let count) = piece { String(repeating: " ", count: count) } else { "" }
    }
    let declarations = texts.reversed().map { "\(head) \($0)" }.joined(separator: "\n\(indentation ?? "")")
    return Diagnostic(
      node: variable.bindings,
      message: message,
      fixIt: .replace(
        message: MacroMessage("Declare each variable by itself", id: "splitFields"),
        oldNode: variable,
        newNode: DeclSyntax("\(raw: declarations)").with(\.leadingTrivia, variable.leadingTrivia)
      )
    )
  }

  static func trackedIsNoVariable(_ node: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      node: node,
      message: MacroMessage("'@ObservationStateTracked' can only be applied to one stored 'var' of a struct", id: "trackedIsNoVariable")
    )
  }

  static func needsObservableState(_ node: AttributeSyntax, state: EnclosingState) -> Diagnostic {
    Diagnostic(
      node: node,
      message: MacroMessage(
        "'@\(node.simpleName)' needs a registrar to tell of changes: mark '\(state.name)' '@ObservableState'",
        id: "needsObservableState"
      )
    )
  }
}

extension AttributeListSyntax {
  /// The attributes, with nothing before the first.
  fileprivate var trimmedLeading: [Element] {
    enumerated().map { $0 == 0 ? $1.with(\.leadingTrivia, []) : $1 }
  }
}
