internal import SwiftSyntax

/// The type that a field is declared in.
struct EnclosingState {
  let declaration: DeclSyntax
  let name: String

  /// Whether it is marked `@ObservableState`.
  let isObservable: Bool

  /// Finds the innermost type; `nil` if the context does not say.
  init?(_ lexicalContext: [Syntax]) {
    guard let scope = lexicalContext.first?.asProtocol((any DeclGroupSyntax).self), let named = scope.asProtocol((any NamedDeclSyntax).self)
    else { return nil }
    declaration = DeclSyntax(scope)
    name = named.name.unescaped
    isObservable = scope.attributes.contains(named: "ObservableState") || scope.conforms
  }
}

extension DeclGroupSyntax {
  /// Whether it is written down that the type conforms by hand.
  fileprivate var conforms: Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("ObservableState") } ?? false
  }
}
