internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// One case of an enum of reducers.
struct ReducerCase {
  /// What stands in a case.
  enum Kind {
    /// A feature: the type of its reducer, and the expression that makes one.
    case feature(reducer: String, expression: String)
    /// An alert or a dialog, which has no reducer.
    case ephemeral(String)
    /// Any values, as they are written.
    case ignored(EnumCaseParameterClauseSyntax)
    /// Nothing.
    case empty
  }

  let name: String
  let kind: Kind
  let modifiers: String

  /// Reads the cases of an enum, and names what cannot be expanded.
  ///
  /// - Returns: The cases; `nil` if there were mistakes.
  static func read(_ enumeration: EnumDeclSyntax, in context: some MacroExpansionContext) -> [ConditionalMembers<ReducerCase>]? {
    var diagnostics: [Diagnostic] = []
    let cases = ConditionalMembers.read(enumeration.memberBlock.members) { member -> [ReducerCase] in
      guard let declaration = member.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.elements.compactMap { element in
        guard let kind = kind(of: element, in: declaration) else {
          diagnostics.append(.noReducer(element, declaration))
          return nil
        }
        let modifiers = declaration.modifiers.map { $0.trimmedDescription + " " }.joined()
        return ReducerCase(name: element.name.text, kind: kind, modifiers: modifiers)
      }
    }
    diagnostics.forEach(context.diagnose)
    return diagnostics.isEmpty ? cases : nil
  }

  private static func kind(of element: EnumCaseElementSyntax, in declaration: EnumCaseDeclSyntax) -> Kind? {
    guard let clause = element.parameterClause, !clause.parameters.isEmpty else { return .empty }
    if declaration.attributes.contains(named: "ReducerCaseIgnored") { return .ignored(clause) }
    guard let parameter = clause.parameters.first, clause.parameters.count == 1 else { return nil }
    let type = parameter.type.trimmed
    let name = type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
    guard let name, !plainTypes.contains(name) else { return nil }
    if declaration.attributes.contains(named: "ReducerCaseEphemeral") || ephemeralTypes.contains(name) {
      return .ephemeral(type.description)
    }
    let expression = parameter.defaultValue?.value.trimmedDescription ?? "\(type.description)()"
    return .feature(reducer: type.description, expression: expression)
  }

  private static let ephemeralTypes: Set<String> = ["AlertState", "ConfirmationDialogState"]

  // Types that are certainly no reducers, so that the mistake can be named before the compiler looks for 'String.State'.
  private static let plainTypes: Set<String> = [
    "Any", "AnyHashable", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Duration", "Float", "Int", "Optional",
    "Set",
    "String", "UInt", "URL", "UUID", "Void",
  ]
}

extension Diagnostic {
  fileprivate static func noReducer(_ element: EnumCaseElementSyntax, _ declaration: EnumCaseDeclSyntax) -> Diagnostic {
    let name = element.name.text
    let ignored = AttributeSyntax(attributeName: IdentifierTypeSyntax(name: .identifier("ReducerCaseIgnored"))).with(
      \.trailingTrivia, .space)
    let bare = declaration.with(\.leadingTrivia, [])
    let marked = bare.with(\.attributes, [.attribute(ignored)] + bare.attributes)
    return Diagnostic(
      node: element,
      message: MacroMessage(
        """
        '@Reducer' needs one reducer in the case '\(name)', or an 'AlertState' or 'ConfirmationDialogState': \
        mark a case that holds other values '@ReducerCaseIgnored'
        """,
        id: "caseWithoutReducer"
      ),
      fixIt: .replace(
        message: MacroMessage("Add '@ReducerCaseIgnored'", id: "addCaseIgnored"),
        oldNode: declaration,
        newNode: marked.with(\.leadingTrivia, declaration.leadingTrivia)
      )
    )
  }
}
