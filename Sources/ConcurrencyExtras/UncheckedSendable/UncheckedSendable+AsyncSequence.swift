/// A wrapped asynchronous sequence can be iterated without unwrapping it.
extension UncheckedSendable: AsyncSequence where Value: AsyncSequence {
  /// The iterator of the wrapped sequence.
  public typealias AsyncIterator = Value.AsyncIterator
  /// The element of the wrapped sequence.
  public typealias Element = Value.Element
  /// The error of the wrapped sequence.
  public typealias Failure = Value.Failure

  /// Starts to iterate the wrapped sequence.
  public func makeAsyncIterator() -> AsyncIterator {
    value.makeAsyncIterator()
  }
}
