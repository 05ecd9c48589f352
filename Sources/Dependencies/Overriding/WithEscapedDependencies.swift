/// Carries the dependencies that are in force here into code that runs outside of the task.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   recognizer.onResult = { text in
///     dependencies.yield {
///       @Dependency(\.analytics) var analytics
///       analytics.track("result")
///     }
///   }
/// }
/// ```
///
/// - Parameter operation: Starts the code. What it is given may be kept and used from any thread, as often as wanted.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withEscapedDependencies<R>(_ operation: (DependencyValues.Continuation) throws -> R) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Carries the dependencies that are in force here into code that runs outside of the task.
///
/// - Parameters:
///   - isolation: The actor of the caller, on which the operation runs.
///   - operation: Starts the code. What it is given may be kept and used from any thread, as often as wanted.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of one place, to be put in force in another.
  ///
  /// `withEscapedDependencies` makes it and has an example.
  public struct Continuation: Sendable {
    private let values = DependencyValues(layer: DependencyValues.current.activated)

    fileprivate init() {}

    /// Runs an operation with the dependencies that were carried over.
    ///
    /// - Parameter operation: The operation.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    @discardableResult
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try values.run(operation)
    }

    /// Runs an asynchronous operation with the dependencies that were carried over.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller, on which the operation runs.
    ///   - operation: The operation.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    @discardableResult
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await values.run(operation)
    }
  }
}
