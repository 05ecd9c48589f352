import IssueReporting
import Schedules
import Synchronization

extension TestClock {
  /// Moves the time forward, waking everyone whose deadline comes.
  ///
  /// ```swift
  /// await clock.advance(by: .seconds(1))
  /// #expect(model.secondsElapsed == 1)
  /// ```
  ///
  /// What has happened when it returns is described at ``TestClock``. It runs on the caller's actor.
  ///
  /// - Parameters:
  ///   - duration: By how much. Zero, the default, moves nothing, but still lets work that is under way fall asleep first. A negative
  ///     duration is reported as an issue, and the time stays.
  ///   - fileID: Where issues are reported.
  ///   - filePath: Where issues are reported.
  ///   - line: Where issues are reported.
  ///   - column: Where issues are reported.
  nonisolated(nonsending) public func advance(
    by duration: Duration = .zero,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await advance(to: now.advanced(by: duration), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Moves the time forward to an instant, waking everyone whose deadline comes.
  ///
  /// - Parameters:
  ///   - end: The time to move to. An instant before ``now`` is reported as an issue, and the time stays.
  ///   - fileID: Where issues are reported.
  ///   - filePath: Where issues are reported.
  ///   - line: Where issues are reported.
  ///   - column: Where issues are reported.
  /// - Complexity: O(*k* log *n*) besides the woken work, where *k* sleepers of *n* are woken.
  nonisolated(nonsending) public func advance(
    to end: Instant,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let start = now
    guard end >= start else {
      return reportIssue(
        """
        TestClock cannot go back in time, from \(start.offset) to \(end.offset).

        The time stays where it is. Advance to an instant that is not before "clock.now", or make a new clock.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    await settle()
    while let due = moveToNextDeadline(through: end) {
      await wake(due)
      await settle()
    }
  }

  /// Moves the time forward to an instant without suspending, letting the caller decide how woken work runs.
  ///
  /// - Parameters:
  ///   - end: The time to move to. When it is in the past, nothing happens but one call of `settle`.
  ///   - settle: Runs what can run until nothing can; called first, and after each deadline's wake-ups.
  package func advance(to end: Instant, settle: () throws -> Void) rethrows {
    try settle()
    while let due = moveToNextDeadline(through: end) {
      for sleeper in due { sleeper.resume(.due(takenUp: nil)) }
      try settle()
    }
  }

  /// Moves the time to the next deadline up to a limit, or to the limit when there is none before it.
  ///
  /// - Parameter limit: How far to go at most; `nil` to go to the next deadline wherever it is.
  /// - Returns: Whoever sleeps until that deadline, in order of arrival; `nil` when nobody is due.
  func moveToNextDeadline(through limit: Instant?) -> [Sleeper]? {
    state.withLock { state in
      guard let (deadline, sleepers) = state.sleepers.removeEarliest(through: limit) else {
        if let limit { state.now = max(state.now, limit) }
        return nil
      }
      state.now = max(state.now, deadline)
      return sleepers
    }
  }

  /// Resumes sleepers in order; those that run by themselves one after the other.
  nonisolated(nonsending) func wake(_ due: [Sleeper]) async {
    let isScheduled = Schedule.current != nil
    for sleeper in due {
      if sleeper.runsByItself, !isScheduled {
        await withCheckedContinuation { sleeper.resume(.due(takenUp: $0)) }
      } else {
        sleeper.resume(.due(takenUp: nil))
      }
    }
  }
}
