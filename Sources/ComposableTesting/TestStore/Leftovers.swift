import ComposableCore
import Schedules

/// What an exhaustive test has not dealt with: actions that it did not receive, and effects that have not ended.
@MainActor
struct Leftovers<State, Action> {
  let store: Store<State, Action>
  let journal: Journal<State, Action>
  let schedule: Schedule
  let showsAwaitPoints: Bool

  /// Reports what is left over, and forgets it, so that it is reported once.
  ///
  /// - Parameters:
  ///   - exhaustivity: Whether it fails the test.
  ///   - location: Where.
  ///   - sentence: Makes a sentence of what is left over.
  func report(_ exhaustivity: Exhaustivity, _ location: SourceLocation, _ sentence: (String) -> String) {
    let all = [actions, effects].compactMap { $0 }
    journal.received = []
    journal.reportedEffects = Set(store.effects.inFlight.map(\.id))
    for leftover in all {
      switch exhaustivity {
      case .on: location.report(sentence(leftover))
      case .off(showSkippedAssertions: true): location.mention(sentence(leftover))
      case .off(showSkippedAssertions: false): break
      }
    }
  }

  private var actions: String? {
    let actions = journal.received.map(\.action)
    guard !actions.isEmpty else { return nil }
    return """
      \(counted(actions.count, "received action")) that the test did not receive:

      \(list(actions))

      Receive \(actions.count == 1 ? "it" : "them") with 'await store.receive', or skip what the test is not about with 'await store.skipReceivedActions()'.
      """
  }

  private var effects: String? {
    let effects = store.effects.inFlight.filter { !journal.reportedEffects.contains($0.id) }
    guard !effects.isEmpty else { return nil }
    let report = InFlightReport(effects: effects, journal: journal, schedule: schedule, showsAwaitPoints: showsAwaitPoints)
    return """
      \(counted(effects.count, "effect")) still in flight:

      \(report.lines)

      Let \(effects.count == 1 ? "it" : "them") end before the test does: send the action that cancels \(effects.count == 1 ? "it" : "them"), cancel the task that \
      'send' returned, or skip \(effects.count == 1 ? "it" : "them") with 'await store.skipInFlightEffects()'.
      """
  }
}
