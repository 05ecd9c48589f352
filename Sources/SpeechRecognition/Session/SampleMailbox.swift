import Synchronization

/// Passes audio from who records it to who recognises it: one sender, one taker.
///
/// A sender that cannot wait, a microphone, never does: when too much has piled up, the oldest samples go and are counted. A sender that can
/// wait, a file, is held up until there is room.
final class SampleMailbox: Sendable {
  private typealias Waiter = CheckedContinuation<Void, Never>

  private enum Role: Sendable {
    case taker
    case sender
  }

  private struct State {
    var queue: SampleQueue
    var isClosed = false
    var failure: SpeechError?
    private var waiters: [Role: Waiter] = [:]

    init(limit: Int) { queue = SampleQueue(limit: limit) }

    mutating func keep(_ waiter: Waiter, as role: Role) { waiters[role] = waiter }

    mutating func release(_ role: Role) -> Waiter? { waiters.removeValue(forKey: role) }
  }

  private let state: Mutex<State>

  init(limit: Int) { state = Mutex(State(limit: limit)) }

  /// How many samples were thrown away.
  var lost: Int { state.withLock { $0.queue.lost } }

  /// Why the sender had to stop; nil while it has not, and when the audio just ended.
  var failure: SpeechError? { state.withLock { $0.failure } }

  /// Adds samples and returns at once; the oldest go when there are too many. After ``close(because:)`` they go nowhere.
  func put(_ samples: [Int16]) { put(samples, isBounded: true) }

  /// Adds samples as soon as there is room; false when the mailbox is closed or the task is cancelled.
  func putWhenThereIsRoom(_ samples: [Int16]) async -> Bool {
    while !Task.isCancelled {
      let (isClosed, hasRoom) = state.withLock { ($0.isClosed, $0.queue.hasRoom) }
      if isClosed { return false }
      if hasRoom {
        put(samples, isBounded: false)
        return true
      }
      await wait(as: .sender) { !$0.isClosed && !$0.queue.hasRoom }
    }
    return false
  }

  private func put(_ samples: [Int16], isBounded: Bool) {
    let taker = state.withLock { state in
      guard !state.isClosed else { return nil as Waiter? }
      state.queue.put(samples, isBounded: isBounded)
      return state.release(.taker)
    }
    taker?.resume()
  }

  /// Waits for samples and removes the oldest, at most as many as asked for; nil when the mailbox is closed and empty or the task is
  /// cancelled.
  func take(atMost maximum: Int) async -> [Int16]? {
    while !Task.isCancelled {
      let (samples, sender, isClosed) = state.withLock { state in
        let samples = state.queue.take(atMost: maximum)
        return (samples, samples.isEmpty ? nil : state.release(.sender), state.isClosed)
      }
      sender?.resume()
      if !samples.isEmpty { return samples }
      if isClosed { return nil }
      await wait(as: .taker) { !$0.isClosed && $0.queue.count == 0 }
    }
    return nil
  }

  /// Removes the oldest samples without waiting for any: at most as many as asked for, and a multiple of `unit`.
  func takeNow(atMost maximum: Int, inWhole unit: Int) -> [Int16] {
    let (samples, sender) = state.withLock { state in
      let samples = state.queue.take(atMost: min(maximum, state.queue.count) / unit * unit)
      return (samples, samples.isEmpty ? nil : state.release(.sender))
    }
    sender?.resume()
    return samples
  }

  /// Says that no more samples come. Those that wait can still be taken. Only the first call counts.
  func close(because failure: SpeechError? = nil) {
    let (taker, sender) = state.withLock { state in
      if !state.isClosed { state.failure = failure }
      state.isClosed = true
      return (state.release(.taker), state.release(.sender))
    }
    taker?.resume()
    sender?.resume()
  }

  private func wait(as role: Role, while condition: @Sendable (borrowing State) -> Bool) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mustWait = state.withLock { state in
          // A task that was cancelled before this would never be woken: its handler has already run.
          guard !Task.isCancelled, condition(state) else { return false }
          state.keep(continuation, as: role)
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.release(role) }?.resume()
    }
  }
}
