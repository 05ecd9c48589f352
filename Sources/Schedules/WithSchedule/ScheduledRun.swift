internal import Synchronization

/// One operation that runs on a schedule, and the loop that drives it.
final class ScheduledRun<R: Sendable>: Sendable {
  let schedule: Schedule
  private let storage = Mutex<Result<R, any Error>?>(nil)

  init(_ schedule: Schedule) { self.schedule = schedule }

  var result: Result<R, any Error>? { storage.withLock { $0 } }

  func finish(_ result: Result<R, any Error>) { storage.withLock { $0 = result } }

  /// Runs jobs until the operation is done.
  ///
  /// - Returns: What was wrong when it could go no further; it was then cancelled.
  @MainActor func drive(outsideWork: Duration, jobLimit: Int, cancel: @Sendable () -> Void) async -> ScheduleStall? {
    let reason = await advance(outsideWork: outsideWork, jobLimit: jobLimit)
    let stall = reason.map { ScheduleStall(reason: $0, liveTasks: schedule.liveTasks()) }
    if stall != nil {
      schedule.step { cancel() }
      _ = await advance(outsideWork: outsideWork, jobLimit: jobLimit)
    }
    schedule.cancelTasks(limit: jobLimit)
    return stall
  }

  @MainActor private func advance(outsideWork: Duration, jobLimit: Int) async -> ScheduleStall.Reason? {
    while true {
      switch schedule.runUntilQuiet(limit: jobLimit, until: { result != nil }) {
      case .satisfied: return nil
      case .limitReached: return .jobLimit(jobLimit)
      case .quiet: break
      }
      if result != nil { return nil }
      if schedule.releaseTick() || schedule.fireNextSleep() { continue }
      guard await schedule.waitForOutsideWork(for: outsideWork) else { return .noJob }
    }
  }
}

extension Schedule {
  /// Cancels the tasks that have not completed, oldest first, and runs jobs until none can run.
  ///
  /// - Parameter limit: How many jobs to run at most.
  /// - Returns: The tasks that live on in spite of it: they wait for something that does not heed cancellation. Where ``reach`` is ``Reach/preferringTasks``
  ///   no task is known, none is cancelled, and the list is empty.
  @discardableResult
  public func cancelTasks(limit: Int = 100_000) -> [LiveTask] {
    step { for task in liveTasks() { task.object.cancel() } }
    runUntilQuiet(limit: limit)
    return liveTasks()
  }
}
