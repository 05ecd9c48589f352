import CasePaths
import Clocks
import ComposableCore
import ComposableTesting
import ConcurrencyExtras
import Dependencies
import Foundation
import Schedules
import Testing

/// 200 tests with a test store each, beside tests that know nothing of schedules, all in parallel in one process.
@Suite struct InterferenceTests {
  /// How often each of them repeats itself; `make soak` asks for 50.
  private static var repetitions: Int {
    ProcessInfo.processInfo.environment["COUNTERPOINT_SOAK_REPETITIONS"].flatMap(Int.init) ?? 2
  }

  @MainActor
  @Test(arguments: 1...200)
  func store(number: Int) async {
    for _ in 0..<Self.repetitions {
      let clock = TestClock()
      let store = TestStore(initialState: EffectsBasics.State(count: number)) {
        EffectsBasics()
      } withDependencies: {
        $0.fact.fetchAsync = { count in
          try await clock.sleep(for: .seconds(1))
          return await Task.detached { "\(count) is a fact" }.value
        }
      }
      await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
      await Task.yield()
      await clock.advance(by: .seconds(1))
      await store.receive(\.numberFactResponse.success, "\(number) is a fact") {
        $0.isNumberFactRequestInFlight = false
        $0.numberFact = "\(number) is a fact"
      }
      await store.finish()
      let log = await MixedScenario.run().log
      #expect(log.sorted() == MixedScenario.events)
    }
  }

  @Test(arguments: 1...30)
  func bystander(number: Int) async throws {
    for _ in 0..<Self.repetitions {
      #expect(Schedule.current == nil)
      let start = ContinuousClock.now
      try await Task.sleep(for: .milliseconds(1))
      #expect(ContinuousClock.now - start >= .milliseconds(1))
      let sum = await withTaskGroup(of: Int.self) { group in
        for value in 1...20 {
          group.addTask {
            await Task.yield()
            return await Task.detached { value }.value
          }
        }
        return await group.reduce(0, +)
      }
      #expect(sum == 210)
      await MainActor.run { #expect(Schedule.current == nil) }
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      Task { @MainActor in
        continuation.yield(number)
        continuation.finish()
      }
      var received: [Int] = []
      for await value in stream { received.append(value) }
      #expect(received == [number])
    }
  }
}
