internal import SwiftDiagnostics
internal import SwiftSyntax

extension Diagnostic {
  /// A macro cannot state a conformance for a type that is private in another declaration.
  ///
  /// - Parameters:
  ///   - name: The type's name.
  ///   - modifier: Its `private`.
  ///   - macro: The macro's name, with `@`.
  /// - Returns: The diagnostic.
  static func privateType(_ name: TokenSyntax, modifier: DeclModifierSyntax, macro: String) -> Diagnostic {
    Diagnostic(
      node: modifier,
      message: MacroMessage(
        "'\(macro)' cannot extend '\(name.text)': from outside of the declaration that it is private in, it cannot be named",
        id: "privateType"
      ),
      fixIt: .replace(
        message: MacroMessage("Make '\(name.text)' fileprivate", id: "makeFileprivate"),
        oldNode: modifier.name,
        newNode: modifier.name.with(\.tokenKind, .keyword(.fileprivate))
      )
    )
  }
}
