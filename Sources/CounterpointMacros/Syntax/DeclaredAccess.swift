internal import SwiftSyntax

/// How accessible members have to be that are written for a type.
enum DeclaredAccess {
  /// The access level of a type, followed by a space, for the members that witness a protocol's requirements; empty where none needs to be written.
  ///
  /// - Parameters:
  ///   - modifiers: The type's modifiers.
  ///   - lexicalContext: What the type is declared in, innermost first: the access level of an extension counts for its members.
  static func ofMembers(_ modifiers: DeclModifierListSyntax, in lexicalContext: [Syntax]) -> String {
    if let own = level(of: modifiers) { return own }
    return lexicalContext.first?.as(ExtensionDeclSyntax.self).flatMap { level(of: $0.modifiers) } ?? ""
  }

  /// The `private` of a type inside another declaration: a conformance stands in an extension at the top of the file, from where such a type cannot be named.
  static func unreachable(_ modifiers: DeclModifierListSyntax, in lexicalContext: [Syntax]) -> DeclModifierSyntax? {
    guard !lexicalContext.isEmpty else { return nil }
    return modifiers.first { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }
  }

  private static func level(of modifiers: DeclModifierListSyntax) -> String? {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.package): return modifier.name.text + " "
      case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): return ""
      default: continue
      }
    }
    return nil
  }
}
