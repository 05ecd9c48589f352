internal import SwiftSyntax

/// The type of a closure, taken apart.
struct ClosureShape {
  struct Parameter {
    /// The name that is written behind the underscore in the type: the label of a method.
    var label: String?
    var type: TypeSyntax

    var isInOut: Bool {
      guard let type = type.as(AttributedTypeSyntax.self) else { return false }
      return type.specifiers.contains { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout) }
    }
  }

  let type: TypeSyntax
  let parameters: [Parameter]
  let isAsync: Bool
  /// Throws any error, so that the error of an unimplemented endpoint is among them.
  let throwsAnyError: Bool
  /// The `throws` clause as it is written; `nil` when there is none.
  let throwsClause: String?
  /// The result; `nil` for none.
  let result: String?
  /// The global actor among the attributes, with its at sign; `nil` when there is none.
  let globalActor: String?

  init?(_ type: TypeSyntax) {
    var inner = type
    var globalActor: String?
    while true {
      if let attributed = inner.as(AttributedTypeSyntax.self) {
        for case .attribute(let attribute) in attributed.attributes {
          let name = attribute.attributeName.trimmedDescription
          if !Self.closureAttributes.contains(name) { globalActor = "@\(name)" }
        }
        inner = attributed.baseType
      } else if let tuple = inner.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        inner = only.type
      } else {
        break
      }
    }
    guard let function = inner.as(FunctionTypeSyntax.self) else { return nil }
    self.type = type.trimmed
    self.globalActor = globalActor
    parameters = function.parameters.map { parameter in
      let label = (parameter.secondName ?? parameter.firstName)?.text
      return Parameter(label: label == "_" ? nil : label, type: parameter.type.trimmed)
    }
    let effects = function.effectSpecifiers
    isAsync = effects?.asyncSpecifier != nil
    let clause = effects?.throwsClause
    throwsClause = clause?.trimmedDescription
    throwsAnyError = clause.map { ["any Error", "any Swift.Error", "Error"].contains($0.type?.trimmedDescription ?? "any Error") } ?? false
    let written = function.returnClause.type.trimmedDescription
    result = ["Void", "()", "Swift.Void"].contains(written) ? nil : written
  }

  private static let closureAttributes: Set<String> = ["Sendable", "escaping", "convention", "autoclosure", "concurrent", "isolated"]

  var hasLabels: Bool { parameters.contains { $0.label != nil } }

  /// `try`, `await`, both or nothing, as a call of the closure needs it.
  var callEffects: String {
    (throwsClause == nil ? "" : "try ") + (isAsync ? "await " : "")
  }

  /// The arguments that hand parameters with these names on.
  func arguments(_ names: [String]) -> String {
    zip(names, parameters).map { $1.isInOut ? "&\($0)" : $0 }.joined(separator: ", ")
  }
}
