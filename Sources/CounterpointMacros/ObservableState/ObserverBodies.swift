internal import SwiftSyntax

/// Moves `willSet` and `didSet` from a variable to the property that stores its value.
///
/// Inside of them the variable's name means the stored property: to assign to it there calls no observer again, as it would not have without the macro.
final class ObserverBodies: SyntaxRewriter {
  private let name: String
  private let storage: String

  /// Creates a rewriter for the observers of a field.
  init(of field: StateField) {
    name = field.name.text
    storage = field.storage
    super.init()
  }

  override func visit(_ node: AccessorDeclSyntax) -> DeclSyntax {
    // Where something of the same name is declared, or is the parameter, only `self.name` certainly means the variable.
    let finder = LocalNames(viewMode: .sourceAccurate)
    finder.walk(node)
    let isHidden = finder.names.contains(name) || node.parameters?.name.text == name
    let rewriter = References(name: name, storage: storage, onlyMembers: isHidden)
    return rewriter.rewrite(node).cast(DeclSyntax.self)
  }
}

private final class LocalNames: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
}

private final class References: SyntaxRewriter {
  private let name: String
  private let storage: String
  private let onlyMembers: Bool

  init(name: String, storage: String, onlyMembers: Bool) {
    self.name = name
    self.storage = storage
    self.onlyMembers = onlyMembers
    super.init()
  }

  override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
    guard let base = node.base else { return ExprSyntax(node) }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self), node.declName.baseName.text == name {
      return ExprSyntax(node.with(\.declName, renamed(node.declName)))
    }
    // The name of a member of something else is not ours.
    return ExprSyntax(node.with(\.base, rewrite(base).as(ExprSyntax.self)))
  }

  override func visit(_ node: KeyPathExprSyntax) -> ExprSyntax { ExprSyntax(node) }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    guard !onlyMembers, node.baseName.text == name else { return ExprSyntax(node) }
    return ExprSyntax(renamed(node))
  }

  private func renamed(_ node: DeclReferenceExprSyntax) -> DeclReferenceExprSyntax {
    node.with(\.baseName, node.baseName.with(\.tokenKind, .identifier(storage)))
  }
}
