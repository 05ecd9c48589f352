import ComposableCore
import Schedules

extension TestStore {
  /// Lets effects go on until they wait for something; see `Schedule.settle`.
  func settle(_ location: SourceLocation) {
    check(journal.issues.collect { schedule.settle(limit: Self.jobLimit) }, location)
  }

  /// Runs effects until a condition holds: jobs first, and when none can run, one tick or one `Task.sleep` after the other.
  ///
  /// - Returns: Whether it holds; false when nothing more can run, or the limits are reached, which is reported.
  func run(_ location: SourceLocation, until isSatisfied: () -> Bool) -> Bool {
    var releases = 0
    while true {
      let outcome = journal.issues.collect { schedule.settle(limit: Self.jobLimit, mayStop: false, until: isSatisfied) }
      guard check(outcome, location) else { return isSatisfied() }
      if isSatisfied() {
        settle(location)
        return true
      }
      if releases == tickLimit, schedule.pendingTicks > 0 || !schedule.pendingSleeps.isEmpty {
        location.report(
          """
          Gave up after \(counted(tickLimit, "tick")) of immediate clocks and sleeps, which did not bring what is expected here.

          An endless timer is the usual reason: let the test cancel it, or use a TestClock, whose time the test advances. If so many ticks are right, set a greater \
          'tickLimit'.
          """
        )
        return false
      }
      guard schedule.releaseTick() || schedule.fireNextSleep() else { return false }
      releases += 1
    }
  }

  /// Runs effects until a condition holds, and gives work that has left the schedule some real time.
  ///
  /// - Parameters:
  ///   - allowance: How long that work may take altogether. Nothing is waited for when no effect is in flight.
  ///   - location: Where an endless loop is reported.
  ///   - isSatisfied: The condition.
  func run(allowance: Duration, _ location: SourceLocation, until isSatisfied: () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + allowance
    while true {
      if run(location, until: isSatisfied) { return true }
      let rest = deadline - .now
      // A test that is itself a job of the schedule would wait for its own driver.
      guard allowance > .zero, rest > .zero, Schedule.current !== schedule, !effectsInFlight.isEmpty else { return false }
      guard await schedule.waitForOutsideWork(for: rest) else { return false }
    }
  }

  /// - Returns: False when the jobs seemed to have no end.
  @discardableResult
  private func check(_ outcome: Schedule.Outcome, _ location: SourceLocation) -> Bool {
    guard case .limitReached(let jobs) = outcome else { return true }
    let effects = effectsInFlight
    location.report(
      """
      Gave up after \(jobs) jobs of effects: there is still one that can run.

      \(report(on: effects).lines)

      A loop that never waits for anything is the usual reason. Let it wait for a clock, or cancel it.
      """
    )
    return false
  }

  private static var jobLimit: Int { 100_000 }

  /// How long to wait for outside work, of what a call and the store say.
  func allowance(_ timeout: Duration?, _ within: Duration? = nil) -> Duration {
    within ?? timeout ?? .nanoseconds(Int64(clamping: self.timeout))
  }
}
