internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// Finds cases that share a name and so could not be told apart by a property of that name.
enum CaseOverloads {
  /// Reports each case whose name another case already has.
  ///
  /// - Parameters:
  ///   - enumeration: The enum to look at.
  ///   - context: Where to report.
  /// - Returns: Whether anything was reported.
  static func diagnose(in enumeration: EnumDeclSyntax, context: some MacroExpansionContext) -> Bool {
    let elements = elements(of: enumeration.memberBlock.members)
    let names = Set(elements.map(\.name.text))
    var seen: Set<String> = []
    var found = false
    for element in elements where !seen.insert(element.name.text).inserted {
      found = true
      context.diagnose(diagnostic(for: element, taken: names))
    }
    return found
  }

  private static func elements(of members: MemberBlockItemListSyntax) -> [EnumCaseElementSyntax] {
    members.flatMap { $0.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? [] }
  }

  private static func diagnostic(for element: EnumCaseElementSyntax, taken: Set<String>) -> Diagnostic {
    let name = element.name.text
    let message = MacroMessage(
      "'@CasePathable' needs one name for each case: there is another case '\(name)', and a case key path '\\.\(name)' could mean either",
      id: "overloadedCase"
    )
    let label = element.parameterClause?.parameters.first?.firstName?.text
    guard let label, label != "_" else { return Diagnostic(node: element.name, message: message) }
    let replacement = name + label.prefix(1).uppercased() + label.dropFirst()
    guard !taken.contains(replacement) else { return Diagnostic(node: element.name, message: message) }
    let renamed = element.name.with(\.tokenKind, .identifier(replacement))
    return Diagnostic(
      node: element.name,
      message: message,
      fixIt: .replace(
        message: MacroMessage("Rename this case to '\(replacement)'", id: "renameCase"), oldNode: element.name, newNode: renamed)
    )
  }
}
