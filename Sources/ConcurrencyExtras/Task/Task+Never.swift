extension Task where Success == Never, Failure == Never {
  /// Suspends the calling task until it is cancelled.
  ///
  /// A stub for an operation that must not come to an end by itself:
  ///
  /// ```swift
  /// client.requestAuthorization = { try await Task.never() }
  /// ```
  ///
  /// - Throws: `CancellationError`, when the task is cancelled or if it is already.
  public static func never() async throws -> Never {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }
}
