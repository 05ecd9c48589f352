internal import CSchedules
internal import Synchronization
internal import Dispatch

extension Schedule {
  /// Suspends until something outside makes a job of this schedule runnable, at most for a real duration. Nothing is polled.
  ///
  /// This is how a test waits for work that truly left the schedule: a callback of a Dispatch queue, the network, an actor with an executor of its own.
  ///
  /// - Parameters:
  ///   - duration: How long to wait, in real time.
  ///   - isolation: The caller's actor, which stays the caller's.
  /// - Returns: True when a job can run, also when one could already; false when the time is over or the current task was cancelled.
  public func waitForOutsideWork(for duration: Duration, isolation: isolated (any Actor)? = #isolation) async -> Bool {
    guard isQuiet else { return true }
    guard duration > .zero, !Task.isCancelled else { return false }
    let driver = cschedules_current_task().map { cschedules_task_id($0) } ?? 0
    ScheduledTasks.shared.addDriver(driver)
    defer { ScheduledTasks.shared.removeDriver(driver) }
    let token = core.state.withLock { $0.nextWaiterToken() }
    let core = core
    let deadline = DispatchSource.makeTimerSource(queue: .global())
    deadline.setEventHandler { core.endWait(token) }
    deadline.schedule(deadline: .now() + .nanoseconds(Int(clamping: duration.wholeNanoseconds)))
    deadline.resume()
    defer { deadline.cancel() }
    await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        let goesOn = core.state.withLock { state in
          guard state.queue.isEmpty, !state.endedWaits.contains(token), !Task.isCancelled else { return true }
          state.waiters.append(.init(token: token, continuation: continuation))
          return false
        }
        if goesOn { continuation.resume() }
      }
    } onCancel: {
      core.endWait(token)
    }
    core.state.withLock { _ = $0.endedWaits.remove(token) }
    return !isQuiet
  }
}

extension Duration {
  /// The duration in nanoseconds, as far as an `Int64` goes.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    let (sum, sumOverflow) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
    return sumOverflow ? .max : sum
  }
}
