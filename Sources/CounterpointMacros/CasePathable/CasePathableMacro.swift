internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The implementation of `@CasePathable`: a member macro that writes the case paths down, and an extension macro that states the conformances.
public enum CasePathableMacro {}

extension CasePathableMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(.onlyApplies(node, to: "an enum", declaration: declaration))
      return []
    }
    if let modifier = unreachableModifier(of: enumeration, in: context) {
      context.diagnose(.unreachable(enumeration, modifier: modifier))
      return []
    }
    guard !CaseOverloads.diagnose(in: enumeration, context: context) else { return [] }
    return CasePathsExpansion(enumeration: enumeration, lexicalContext: context.lexicalContext).members
  }
}

extension CasePathableMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let enumeration = declaration.as(EnumDeclSyntax.self), !protocols.isEmpty,
      unreachableModifier(of: enumeration, in: context) == nil
    else { return [] }
    let conformances = protocols.map { "CasePaths.\($0.trimmedDescription)" }.joined(separator: ", ")
    let header: DeclSyntax = "extension \(type.trimmed): \(raw: conformances) {}"
    return [header.cast(ExtensionDeclSyntax.self)]
  }
}

extension CasePathableMacro {
  /// The `private` of an enum inside another declaration: the conformance stands in an extension at the top of the file, from where such an
  /// enum cannot be named.
  private static func unreachableModifier(of enumeration: EnumDeclSyntax, in context: some MacroExpansionContext) -> DeclModifierSyntax? {
    guard !context.lexicalContext.isEmpty else { return nil }
    return enumeration.modifiers.first { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }
  }
}

extension Diagnostic {
  fileprivate static func unreachable(_ enumeration: EnumDeclSyntax, modifier: DeclModifierSyntax) -> Diagnostic {
    let name = enumeration.name.text
    return Diagnostic(
      node: modifier,
      message: MacroMessage(
        "'@CasePathable' cannot extend '\(name)': from outside of the declaration that it is private in, it cannot be named",
        id: "privateEnum"
      ),
      fixIt: .replace(
        message: MacroMessage("Make '\(name)' fileprivate", id: "makeFileprivate"),
        oldNode: modifier.name,
        newNode: modifier.name.with(\.tokenKind, .keyword(.fileprivate))
      )
    )
  }
}
