/// A property that keeps what was in force where it was made.
protocol DependencyCapturing {
  /// What was in force where the property was made; `nil` outside of any `withDependencies`.
  var capturedLayer: DependencyLayer? { get }
}
