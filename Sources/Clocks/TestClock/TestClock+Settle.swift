import IssueReporting
import Schedules
import Synchronization

extension TestClock {
  /// Lets all work that this clock knows of run until it can go no further.
  nonisolated(nonsending) func settle() async {
    let current = Schedule.current
    let (known, hasOutsiders) = state.withLock { ($0.schedules.removeDead(), $0.schedules.hasOutsiders) }
    if let current { await drive(current) }
    for schedule in known where schedule !== current {
      await driveFromOutside(schedule)
    }
    if hasOutsiders || (current == nil && known.isEmpty) { await giveWayUntilStill() }
  }

  /// Drives the schedule that the caller is a part of.
  ///
  /// Concurrent, so that it becomes a job of the schedule: then this is certainly the thread that drives it, and no actor of the caller is
  /// held while jobs run that may need it.
  @concurrent
  private func drive(_ schedule: Schedule) async {
    runUntilQuiet(schedule)
  }

  /// Drives a schedule that the caller holds. On the main actor, where jobs of the main actor are as safe as in an application.
  @MainActor
  private func driveFromOutside(_ schedule: Schedule) {
    runUntilQuiet(schedule)
  }

  private func runUntilQuiet(_ schedule: Schedule) {
    guard case .limitReached(let jobs) = schedule.settle() else { return }
    reportIssue(
      """
      TestClock gave up waiting for work to settle: after \(jobs) jobs there is still one that can run.

      A loop that never waits for anything is the usual reason, such as "while true { await Task.yield() }". Let it sleep on the clock, or \
      cancel it.
      """
    )
  }

  /// Lets other tasks run until the clock has seen nothing happen for a while.
  nonisolated(nonsending) private func giveWayUntilStill() async {
    var seen = state.withLock { $0.activity }
    var stillTurns = 0
    // The bound keeps two tasks that wake each other for ever from holding up the test.
    for _ in 0..<1_000 where stillTurns < 10 {
      await takeTurn()
      let activity = state.withLock { $0.activity }
      stillTurns = activity == seen ? stillTurns + 1 : 0
      seen = activity
    }
  }
}

/// Goes once through the queue of the global executor, at the priority of the caller, and back through the caller's.
@concurrent
private func takeTurn() async {
  await Task.yield()
}
