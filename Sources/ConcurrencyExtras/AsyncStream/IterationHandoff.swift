import IssueReporting
import Synchronization

/// Lends the one iterator of a base sequence to whichever task asks the erased stream for its next element.
///
/// Nothing happens between two requests: no task of its own runs, nothing is buffered. When the stream and its iterators are
/// released, so is this object, and with it the base and its iterator.
final class IterationHandoff<Base: AsyncSequence & Sendable>: Sendable {
  private enum State {
    case waiting(Base)
    case idle(Base.AsyncIterator)
    case lent
    case finished
  }

  private enum Answer {
    case iterator(Base.AsyncIterator)
    case none
    case busy
  }

  private let state: Mutex<State>

  init(_ base: Base) {
    state = Mutex(.waiting(base))
  }

  /// Asks the base for an element in the calling task, so that cancellation of that task reaches the base.
  ///
  /// - Returns: The element, or `nil` when the base has ended, has thrown before or is being asked by another task.
  /// - Throws: What the base throws. Afterwards the base is released and every further call returns `nil`.
  func next() async throws -> Base.Element? {
    guard var iterator = borrow() else { return nil }
    do {
      guard let element = try await iterator.next() else {
        finish()
        return nil
      }
      giveBack(iterator)
      return element
    } catch {
      finish()
      throw error
    }
  }

  private func borrow() -> sending Base.AsyncIterator? {
    let answer: Answer = state.withLock { state in
      switch state {
      case .waiting(let base):
        state = .lent
        return .iterator(base.makeAsyncIterator())
      case .idle(let iterator):
        state = .lent
        return .iterator(iterator)
      case .lent:
        return .busy
      case .finished:
        return .none
      }
    }
    switch answer {
    case .iterator(let iterator):
      return iterator
    case .none:
      return nil
    case .busy:
      reportIssue(
        """
        A stream erased from '\(Base.self)' was asked for an element while another task was waiting for one. The second \
        request was answered with the end of the stream.

        A stream has one consumer at a time. Give each task a stream of its own: call 'eraseToStream()' or \
        'eraseToThrowingStream()' on the sequence once per task.
        """
      )
      return nil
    }
  }

  private func giveBack(_ iterator: Base.AsyncIterator) {
    // Safe: the caller has taken the iterator out of the state, holds the only reference and does not use it again.
    let handedOver = UncheckedSendable(iterator)
    state.withLock { $0 = .idle(handedOver.value) }
  }

  private func finish() {
    state.withLock { $0 = .finished }
  }
}
