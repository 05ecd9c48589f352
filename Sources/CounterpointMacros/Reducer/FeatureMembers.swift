internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// What a struct that is a reducer declares of the protocol's requirements.
struct FeatureMembers {
  let body: VariableDeclSyntax?
  let reduceMethod: FunctionDeclSyntax?

  /// Whether it declares nothing at all, so that it is a feature which does nothing.
  let isBlank: Bool

  init(_ declaration: some DeclGroupSyntax) {
    let members = declaration.memberBlock.members.map(\.decl)
    isBlank = members.isEmpty
    body = members.lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first { Self.isBody($0) }
    reduceMethod = members.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first { method in
      let labels = method.signature.parameterClause.parameters.map(\.firstName.text)
      return method.name.text == "reduce" && labels == ["into", "action"]
    }
  }

  /// Whether a variable is the body of a reducer.
  static func isBody(_ variable: VariableDeclSyntax) -> Bool {
    guard let binding = variable.bindings.first, variable.bindings.count == 1 else { return false }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body"
      && binding.accessorBlock != nil
      && !variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
  }

  /// The members of a feature that does nothing.
  static func blank(access: String) -> [DeclSyntax] {
    [
      """
      \(raw: access)struct State: ComposableCore.ObservableState, Swift.Equatable, Swift.Hashable, Swift.Sendable {
      \(raw: access)var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()
      \(raw: access)init() {}
      }
      """,
      "\(raw: access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}",
      "\(raw: access)var body: ComposableCore.EmptyReducer<State, Action> { ComposableCore.EmptyReducer() }",
    ]
  }
}
