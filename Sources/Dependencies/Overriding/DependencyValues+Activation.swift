extension DependencyValues {
  /// The layer that a `withDependencies` puts in force with these values.
  ///
  /// The scope is settled now, so that what is read later finds the defaults of this test or process wherever it runs.
  var activated: DependencyLayer {
    guard captured != nil || layer.scope == nil else { return layer }
    var overrides = captured?.overrides ?? DependencyTable()
    overrides.merge(layer.overrides)
    return DependencyLayer(overrides: overrides, context: layer.context ?? captured?.context, scope: scope)
  }

  /// Runs an operation with exactly these values in force.
  package func run<R>(_ operation: () throws -> R) rethrows -> R {
    try DependencyLayer.$current.withValue(activated, operation: operation)
  }

  /// Runs an asynchronous operation with exactly these values in force, on the actor of the caller.
  package func run<R>(isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R) async rethrows -> R {
    try await DependencyLayer.$current.withValue(activated, operation: operation, isolation: isolation)
  }
}
