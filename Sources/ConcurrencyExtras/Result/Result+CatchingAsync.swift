extension Result {
  /// Runs an asynchronous closure and keeps what it returns or throws.
  ///
  /// ```swift
  /// await send(.response(Result { try await api.fetch() }))
  /// ```
  ///
  /// - Parameter body: The closure to run, on the caller's actor.
  public nonisolated(nonsending) init(catching body: nonisolated(nonsending) () async throws(Failure) -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
