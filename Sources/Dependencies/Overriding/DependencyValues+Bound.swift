extension DependencyValues {
  /// The values of the innermost `withDependencies` or store around this code; `nil` outside of all of them.
  ///
  /// Whoever keeps values for later keeps these, and nothing where nothing was overridden.
  package static var bound: DependencyValues? {
    DependencyLayer.current.map { DependencyValues(layer: $0) }
  }
}
