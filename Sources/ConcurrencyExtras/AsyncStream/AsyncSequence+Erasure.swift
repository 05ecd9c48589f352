extension AsyncStream {
  /// Makes a stream of the elements of any asynchronous sequence, to hide the sequence's type.
  ///
  /// The sequence is asked for an element each time the stream is, in the same task: nothing runs ahead of the consumer, nothing
  /// is buffered, and a cancelled consumer cancels the pending request. When the consumer lets go of the stream, the sequence and
  /// its iterator are released.
  ///
  /// An error thrown by the sequence ends the stream and is lost. Use ``_Concurrency/AsyncThrowingStream`` to keep it.
  ///
  /// - Parameter sequence: The sequence to iterate. Its iterator is made when the stream is asked for its first element.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element {
    let handoff = IterationHandoff(sequence)
    self.init(unfolding: { try? await handoff.next() })
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Makes a throwing stream of the elements of any asynchronous sequence, to hide the sequence's type.
  ///
  /// The sequence is asked for an element each time the stream is, in the same task: nothing runs ahead of the consumer, nothing
  /// is buffered, and a cancelled consumer cancels the pending request. When the consumer lets go of the stream, the sequence and
  /// its iterator are released.
  ///
  /// - Parameter sequence: The sequence to iterate. Its iterator is made when the stream is asked for its first element. Its error,
  ///   if any, is thrown by the stream.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element {
    let handoff = IterationHandoff(sequence)
    self.init(unfolding: { try await handoff.next() })
  }
}

extension AsyncSequence where Self: Sendable {
  /// Hides the type of this sequence behind an `AsyncStream`, which ends where the sequence ends or throws.
  ///
  /// ```swift
  /// client.updates = { server.messages.map(\.text).eraseToStream() }
  /// ```
  ///
  /// - Returns: A stream that asks this sequence for an element each time it is asked for one.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }

  /// Hides the type of this sequence behind an `AsyncThrowingStream`, which throws what the sequence throws.
  ///
  /// - Returns: A stream that asks this sequence for an element each time it is asked for one.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}
