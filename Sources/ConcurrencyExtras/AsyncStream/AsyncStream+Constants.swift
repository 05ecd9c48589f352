extension AsyncStream {
  /// A stream that ends at once, without an element.
  public static var finished: Self {
    Self { continuation in continuation.finish() }
  }

  /// A stream without elements that ends only when the task that iterates it is cancelled.
  public static var never: Self {
    Self { _ in }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream that ends at once, without an element and without an error.
  ///
  /// A handy placeholder for an endpoint that returns a stream: `placeholder: .finished`.
  public static var finished: Self {
    finished()
  }

  /// A stream that ends at once, without an element.
  ///
  /// - Parameter error: The error that the iteration throws, or `nil` to end without one.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { continuation in continuation.finish(throwing: error) }
  }

  /// A stream without elements that ends only when the task that iterates it is cancelled. The iteration then ends without an error.
  public static var never: Self {
    Self { _ in }
  }
}
