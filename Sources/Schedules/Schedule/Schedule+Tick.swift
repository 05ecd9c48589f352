internal import Synchronization

extension Schedule {
  /// Suspends the current task until the schedule's driver lets it go on by ``releaseTick()``.
  ///
  /// A clock whose sleeps take no time calls this, so that a timer makes one step when the test wants one, instead of spinning.
  ///
  /// - Parameters:
  ///   - label: What the task waits for, shown when a test asks what is pending.
  ///   - fileID: Where.
  ///   - line: Where.
  /// - Throws: `CancellationError` when the task is cancelled, before or while it waits.
  public func tick(_ label: String, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await Schedule.waiting(on: label, fileID: fileID, line: line) {
      let id = core.state.withLock { $0.ticks.makeID() }
      try await withTaskCancellationHandler {
        try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
          let isCancelled = core.state.withLock { state in
            // Under the lock: a cancellation either shows here or finds the tick in the line.
            if Task.isCancelled || state.isAbandoned { return true }
            state.ticks.append(.init(id: id, label: label, waiter: continuation))
            return false
          }
          if isCancelled { continuation.resume(throwing: CancellationError()) }
        }
      } onCancel: {
        let tick = core.state.withLock { $0.ticks.remove(id: id) }
        tick?.waiter.resume(throwing: CancellationError())
      }
    }
  }

  /// How many tasks wait for a tick.
  public var pendingTicks: Int { core.state.withLock { $0.ticks.ticks.count } }

  /// What the tasks that wait for a tick wait for, first in the line first.
  public var pendingTickLabels: [String] { core.state.withLock { $0.ticks.ticks.map(\.label) } }

  /// Queues the task that has waited for a tick the longest.
  ///
  /// - Returns: False when none waits.
  @discardableResult
  public func releaseTick() -> Bool {
    guard let tick = core.state.withLock({ $0.ticks.removeFirst() }) else { return false }
    step { tick.waiter.resume() }
    return true
  }
}
