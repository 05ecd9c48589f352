internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The implementation of `@ViewAction(for:)`: states that a view sends the actions of a feature's view.
public enum ViewActionMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard hasStore(declaration) else {
      context.diagnose(.viewWithoutStore(node, declaration))
      return []
    }
    guard !protocols.isEmpty else { return [] }
    let header: DeclSyntax = "extension \(type.trimmed): ComposableCore.ViewActionSending {}"
    return [header.cast(ExtensionDeclSyntax.self)]
  }

  private static func hasStore(_ declaration: some DeclGroupSyntax) -> Bool {
    let variables = ConditionalMembers.read(declaration.memberBlock.members) { member in
      member.as(VariableDeclSyntax.self).map { [$0] } ?? []
    }
    return (variables.flattened() as [VariableDeclSyntax]).contains { variable in
      variable.bindings.contains { $0.pattern.trimmedDescription == "store" }
    }
  }
}

extension Diagnostic {
  fileprivate static func viewWithoutStore(_ node: AttributeSyntax, _ declaration: some DeclGroupSyntax) -> Diagnostic {
    let feature = node.feature ?? "<#Feature#>"
    let message = MacroMessage("'@ViewAction' sends to the property 'store', which this type does not declare", id: "viewWithoutStore")
    // The new member is indented like the first of those that are there.
    let indentation = declaration.memberBlock.members.first?.leadingTrivia.pieces.last.map { piece -> String in
      if case .spaces(let count) = piece { String(repeating: " ", count: count) } else { "  " }
    }
    let store = MemberBlockItemSyntax(
      leadingTrivia: .newline + .spaces(indentation?.count ?? 2),
      decl: DeclSyntax("let store: StoreOf<\(raw: feature)>")
    )
    return Diagnostic(
      node: node,
      message: message,
      fixIt: .replace(
        message: MacroMessage("Add 'let store: StoreOf<\(feature)>'", id: "addStore"),
        oldNode: declaration.memberBlock.members,
        newNode: [store] + declaration.memberBlock.members
      )
    )
  }
}

extension AttributeSyntax {
  /// The name of the feature in `@ViewAction(for: Feature.self)`.
  fileprivate var feature: String? {
    guard case .argumentList(let arguments)? = arguments,
      let member = arguments.first?.expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self"
    else { return nil }
    return member.base?.trimmedDescription
  }
}
