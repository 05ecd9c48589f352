import CasePaths
import Clocks
import ComposableCore
import ComposableTesting
import Dependencies
import Schedules

/// One run of the mixed feature.
@MainActor
enum MixedScenario {
  /// What happens, in alphabetical order.
  static let events = ["first", "group 4", "main", "query sw", "second", "stream 1", "stream 2", "stream 3", "tick", "tick"]

  /// Runs the scenario.
  ///
  /// - Returns: What happened, in order, and the jobs of the schedule.
  static func run() async -> (log: [String], trace: [String]) {
    let clock = TestClock()
    let schedule = Schedule()
    schedule.isTracing = true
    let store = TestStore(initialState: MixedFeature.State(), schedule: schedule) {
      MixedFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.start)
    await store.send(.queryChanged("s"))
    await clock.advance(by: .milliseconds(100))
    await store.send(.queryChanged("sw"))
    await clock.advance(by: .milliseconds(2_000))
    await store.send(.stop)
    await clock.advance(by: .seconds(10))
    await store.skipReceivedActions(strict: false)
    store.exhaustivity = .on
    await store.finish()
    return (store.state.log, schedule.trace.filter { !$0.hasPrefix("»") })
  }
}
