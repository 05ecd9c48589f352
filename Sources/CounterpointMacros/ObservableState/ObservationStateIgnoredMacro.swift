public import SwiftSyntax
public import SwiftSyntaxMacros

/// The implementation of `@ObservationStateIgnored`: a mark that `@ObservableState` looks for. It expands to nothing.
public enum ObservationStateIgnoredMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
