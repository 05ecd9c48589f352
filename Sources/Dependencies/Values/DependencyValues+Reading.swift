import IssueReporting

extension DependencyValues {
  /// The values that a property sees: those in force here before those that were in force where it was made.
  static func reading(_ origin: DependencyOrigin) -> DependencyValues {
    let current = DependencyLayer.current
    if let captured = origin.captured, captured !== current { return reading(origin, captured: captured, current: current) }
    return DependencyValues(layer: current ?? .root, origin: origin)
  }

  /// The values that a property sees where another layer is in force than where it was made.
  private static func reading(_ origin: DependencyOrigin, captured: DependencyLayer, current: DependencyLayer?) -> DependencyValues {
    // Outside of tests there is one scope only, so a captured layer can always be trusted. What takes longest is asked last.
    if let there = captured.scope, there !== current?.scope, isTesting, let here = current?.scope ?? TestScopes.current, here !== there {
      let origin = DependencyOrigin(captured: nil, declaration: origin.declaration)
      return DependencyValues(layer: current ?? DependencyLayer(scope: here), origin: origin)
    }
    return DependencyValues(layer: current ?? captured, origin: origin)
  }

  /// The values in force here, as a `withDependencies` around the caller made them.
  package static var current: DependencyValues { DependencyValues(layer: .currentOrRoot) }
}
