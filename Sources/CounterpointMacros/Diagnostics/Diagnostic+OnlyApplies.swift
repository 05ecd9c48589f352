internal import SwiftDiagnostics
internal import SwiftSyntax

extension Diagnostic {
  /// An attribute stands on a declaration of a kind that it has no meaning for; the fix-it removes it.
  ///
  /// - Parameters:
  ///   - attribute: The macro's attribute.
  ///   - kind: What the attribute can be applied to, with its article: `an enum`.
  ///   - declaration: What it was applied to.
  /// - Returns: The diagnostic.
  static func onlyApplies(_ attribute: AttributeSyntax, to kind: String, declaration: some DeclGroupSyntax) -> Diagnostic {
    let name = "@\(attribute.attributeName.trimmedDescription)"
    let attributes = declaration.attributes.filter {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != attribute.attributeName.trimmedDescription
    }
    return Diagnostic(
      node: attribute,
      message: MacroMessage("'\(name)' can only be applied to \(kind); this is \(declaration.kindWithArticle)", id: "onlyApplies"),
      fixIt: .replace(
        message: MacroMessage("Remove '\(name)'", id: "removeAttribute"),
        oldNode: declaration,
        newNode: declaration.with(\.attributes, attributes).with(\.leadingTrivia, declaration.leadingTrivia)
      )
    )
  }
}

extension DeclGroupSyntax {
  /// What kind of declaration this is, with its article.
  fileprivate var kindWithArticle: String {
    switch kind {
    case .actorDecl: "an actor"
    case .classDecl: "a class"
    case .enumDecl: "an enum"
    case .extensionDecl: "an extension"
    case .protocolDecl: "a protocol"
    case .structDecl: "a struct"
    default: "another kind of declaration"
    }
  }
}
