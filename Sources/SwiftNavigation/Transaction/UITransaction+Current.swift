extension UITransaction {
  // Spelled without `@TaskLocal`: that attribute would also publish the projection, a second way to do what `withUITransaction` does.
  private static let taskLocal = TaskLocal(wrappedValue: UITransaction())

  /// The transaction of the change that is being made here; one without animation outside of ``withUITransaction(_:_:)``.
  ///
  /// It is task-local: child tasks and unstructured tasks inherit it, detached tasks do not. Inside the `onChange` of
  /// `withObservationTracking` it is the transaction of whoever makes the change, because that closure runs inside the change.
  ///
  /// - Complexity: O(*d*), where *d* is the number of task-local values bound around the caller.
  public static var current: UITransaction {
    taskLocal.get()
  }

  /// Makes a transaction current while a closure runs.
  static func withCurrent<Result>(_ transaction: UITransaction, _ body: () throws -> Result) rethrows -> Result {
    try taskLocal.withValue(transaction, operation: body)
  }

  /// Makes a transaction current while an asynchronous closure runs, on the caller's actor.
  static func withCurrent<Result>(
    _ transaction: UITransaction,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await taskLocal.withValue(transaction, operation: body, isolation: isolation)
  }
}
