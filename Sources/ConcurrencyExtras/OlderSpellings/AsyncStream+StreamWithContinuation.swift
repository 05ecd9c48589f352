extension AsyncStream {
  /// Makes a stream and the continuation that feeds it, side by side. The standard library's spelling is `makeStream(of:bufferingPolicy:)`.
  ///
  /// - Parameters:
  ///   - elementType: The type of the elements.
  ///   - limit: How many elements are kept while nobody iterates.
  /// - Returns: The stream and its continuation.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, bufferingPolicy: limit)
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Makes a stream and the continuation that feeds it, side by side. The standard library's spelling is
  /// `makeStream(of:throwing:bufferingPolicy:)`.
  ///
  /// ```swift
  /// let results = AsyncThrowingStream<Transcript, any Error>.streamWithContinuation()
  /// client.start = { results.stream }
  /// results.continuation.yield(Transcript("Hello"))
  /// results.continuation.finish(throwing: SpeechError.interrupted)
  /// ```
  ///
  /// - Parameters:
  ///   - elementType: The type of the elements.
  ///   - limit: How many elements are kept while nobody iterates.
  /// - Returns: The stream and its continuation.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, throwing: Failure.self, bufferingPolicy: limit)
  }
}
