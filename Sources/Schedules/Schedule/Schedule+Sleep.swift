internal import Synchronization

extension Schedule {
  /// A task that waits in `Task.sleep`.
  public struct PendingSleep: Sendable, Hashable, CustomStringConvertible {
    /// The virtual time at which it wakes.
    public let deadline: Duration
    /// The name of the clock.
    public let clock: String

    /// The sleep in words.
    public var description: String { "Task.sleep until \(deadline) on \(clock)" }
  }

  /// The virtual time that `Task.sleep` goes by, since the schedule was made. It stands still until ``fireNextSleep()``.
  public var virtualNow: Duration { core.state.withLock { $0.sleeps.now } }

  /// The tasks that wait in `Task.sleep`, in the order in which they will wake.
  ///
  /// - Complexity: O(*n*) in their number.
  public var pendingSleeps: [PendingSleep] {
    core.state.withLock { $0.sleeps.sleeps.map { PendingSleep(deadline: $0.deadline, clock: $0.description) } }
  }

  /// Moves virtual time to the next deadline and queues the task that waits for it.
  ///
  /// - Returns: False when no task sleeps.
  @discardableResult
  public func fireNextSleep() -> Bool {
    core.state.withLock { state in
      guard let wakeUp = state.sleeps.removeNext() else { return false }
      state.queue.append(wakeUp, to: .pool)
      return true
    }
  }
}
