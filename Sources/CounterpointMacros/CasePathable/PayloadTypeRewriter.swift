internal import SwiftSyntax

/// Rewrites the type of an associated value so that it means the same inside of `AllCasePaths` as in the enum.
final class PayloadTypeRewriter: SyntaxRewriter {
  /// The types that `AllCasePaths` has of its own, as witnesses of its protocols' associated types.
  static let ownNames: Set<String> = ["Element", "Iterator", "Root"]

  /// The name under which the enum offers a type that is hidden inside of `AllCasePaths`.
  ///
  /// - Parameter name: One of `ownNames`.
  static func alias(of name: String) -> String { "AllCasePaths\(name)" }

  /// The names among `ownNames` that occurred.
  private(set) var hiddenNames: Set<String> = []
  private let enumName: String

  /// Creates a rewriter.
  ///
  /// - Parameter enumName: The name of the enum, which takes the place of `Self`.
  init(enumName: String) {
    self.enumName = enumName
    super.init()
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    var node = node
    if node.name.tokenKind == .keyword(.Self) {
      node.name = node.name.with(\.tokenKind, .identifier(enumName))
    } else if Self.ownNames.contains(node.name.text) {
      hiddenNames.insert(node.name.text)
      node.name = node.name.with(\.tokenKind, .identifier(Self.alias(of: node.name.text)))
    }
    return super.visit(node)
  }
}
