import IssueReporting

extension DependencyValues {
  /// The values that a property sees: those in force here before those that were in force where it was made.
  init(reading captured: DependencyLayer?, access: DependencyAccess) {
    let current = DependencyLayer.current
    guard let captured, captured !== current else {
      self.init(layer: current ?? .root, access: access)
      return
    }
    // Outside of tests there is one scope only, so a captured layer can always be trusted.
    if isTesting, let here = current?.scope ?? TestScopes.current, let there = captured.scope, here !== there {
      self.init(layer: current ?? DependencyLayer(scope: here), access: access)
    } else if let current {
      self.init(layer: current, captured: captured, access: access)
    } else {
      self.init(layer: captured, access: access)
    }
  }

  /// The values in force here, as a `withDependencies` around the caller made them.
  package static var current: DependencyValues { DependencyValues(layer: .currentOrRoot) }
}
