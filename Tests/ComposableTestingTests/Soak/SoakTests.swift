import Foundation
import Schedules
import Testing

/// The same test, over and over. `make soak` runs it 100,000 times while other processes keep all cores busy; `make test` does so a few times.
@MainActor
@Suite struct SoakTests {
  /// How often the scenario runs.
  private nonisolated static var runs: Int {
    ProcessInfo.processInfo.environment["COUNTERPOINT_SOAK_RUNS"].flatMap(Int.init) ?? 300
  }

  @Test("every run of the mixed scenario makes the same steps")
  func mixedScenario() async {
    let start = ContinuousClock.now
    let first = await MixedScenario.run()
    #expect(first.log.sorted() == MixedScenario.events)
    var flakes = 0
    for _ in 1..<max(Self.runs, 2) {
      let (log, trace) = await MixedScenario.run()
      if log != first.log || trace != first.trace { flakes += 1 }
    }
    #expect(flakes == 0)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print("soak: \(Self.runs) runs of \(first.trace.count) jobs, \(flakes) flakes, \(String(format: "%.1f", seconds)) s")
  }
}
