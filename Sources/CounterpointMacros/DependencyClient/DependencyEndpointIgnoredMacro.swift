public import SwiftSyntax
public import SwiftSyntaxMacros

/// The implementation of `@DependencyEndpointIgnored`: a mark that `@DependencyClient` looks for. It expands to nothing.
public enum DependencyEndpointIgnoredMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
