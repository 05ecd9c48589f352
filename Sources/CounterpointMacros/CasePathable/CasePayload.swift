internal import SwiftSyntax

/// The associated value of one case, in the forms that its case path needs.
struct CasePayload {
  /// The case's name, with backticks where it has them.
  let name: String
  /// The names in the types that mean something else inside of `AllCasePaths`.
  let hiddenNames: Set<String>
  private let parameters: [Parameter]

  private struct Parameter {
    let label: String?
    let type: String
    let isAutoclosure: Bool
  }

  /// Reads a case.
  ///
  /// - Parameters:
  ///   - element: The case.
  ///   - enumName: The name of the enum, which `Self` in the associated value stands for.
  init(_ element: EnumCaseElementSyntax, enumName: String) {
    name = element.name.text
    let rewriter = PayloadTypeRewriter(enumName: enumName)
    parameters =
      (element.parameterClause?.parameters).map(Array.init)?.map { parameter in
        let type = rewriter.rewrite(parameter.type).cast(TypeSyntax.self)
        let label = parameter.firstName?.text
        return Parameter(
          label: label == "_" ? nil : label,
          type: Self.valueType(type),
          isAutoclosure: Self.hasAttribute("autoclosure", type)
        )
      } ?? []
    hiddenNames = rewriter.hiddenNames
  }

  /// The type of the case path's value.
  var type: String {
    switch parameters.count {
    case 0: "Swift.Void"
    case 1: parameters[0].type
    default: "(" + parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ") + ")"
    }
  }

  /// A function expression that builds the enum's value.
  ///
  /// - Parameter enumName: The name of the enum.
  /// - Returns: Source text.
  func embedding(enumName: String) -> String {
    guard !parameters.isEmpty else { return "{ \(enumName).\(name) }" }
    if parameters.count == 1, !parameters[0].isAutoclosure { return "\(enumName).\(name)" }
    let values = parameters.count == 1 ? ["$0"] : parameters.indices.map { "$0.\($0)" }
    let arguments = zip(parameters, values).map { parameter, value in
      (parameter.label.map { "\($0): " } ?? "") + value + (parameter.isAutoclosure ? "()" : "")
    }
    return "{ \(enumName).\(name)(\(arguments.joined(separator: ", "))) }"
  }

  /// The pattern that binds the associated value, for use after `case`.
  var pattern: String {
    guard !parameters.isEmpty else { return ".\(name)" }
    return ".\(name)(\(bindings.map { "let \($0)" }.joined(separator: ", ")))"
  }

  /// The value that `pattern` has bound.
  var boundValue: String {
    bindings.count == 1 ? bindings[0] : "(\(bindings.joined(separator: ", ")))"
  }

  private var bindings: [String] {
    parameters.indices.map { "value\($0)" }
  }

  private static func hasAttribute(_ name: String, _ type: TypeSyntax) -> Bool {
    attributes(of: type).contains { $0.attributeName.trimmedDescription == name }
  }

  private static func attributes(of type: TypeSyntax) -> [AttributeSyntax] {
    type.as(AttributedTypeSyntax.self)?.attributes.compactMap { $0.as(AttributeSyntax.self) } ?? []
  }

  /// The type as it may stand in a generic argument: no attributes that only a parameter can have, no implicit unwrapping.
  private static func valueType(_ type: TypeSyntax) -> String {
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "\(unwrapped.wrappedType.trimmedDescription)?"
    }
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return type.trimmedDescription }
    let kept = attributed.attributes.filter { element in
      guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return true }
      return name != "autoclosure" && name != "escaping"
    }
    return attributed.with(\.attributes, kept).trimmedDescription
  }
}
