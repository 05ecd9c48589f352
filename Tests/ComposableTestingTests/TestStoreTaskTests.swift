import CasePaths
import Clocks
import ComposableCore
import ComposableTesting
import ConcurrencyExtras
import CounterpointTestSupport
import Dependencies
import Testing

/// The effects of one send.
@MainActor
@Suite struct TestStoreTaskTests {
  private func makeStore(_ clock: TestClock<Duration>) -> TestStoreOf<Stopwatch> {
    TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("AC-L2-4: cancelling a task ends its effects, and nothing that they send arrives")
  func cancel() async {
    let clock = TestClock()
    let store = makeStore(clock)
    let task = await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.seconds = 1 }
    #expect(!task.isCancelled)
    await task.cancel()
    #expect(task.isCancelled)
    await clock.advance(by: .seconds(10))
    await task.finish()
    await store.finish()
  }

  @Test func finishSaysWhatIsStillInFlight() async {
    let clock = TestClock()
    let store = makeStore(clock)
    let task = await store.send(.task)
    let messages = await issues { await task.finish() }
    #expect(messages.count == 1)
    #expect(messages[0].contains("Expected the effects of this send to finish, but there is 1 effect still in flight:"))
    #expect(messages[0].contains("waits for TestClock: sleeping until 1.0 seconds, now 0.0"))
    await store.skipInFlightEffects()
    #expect(task == task)
  }

  @Test("the task of a send without effects is finished, and outlives its store")
  func withoutEffects() async {
    let clock = TestClock()
    var store: TestStoreOf<Stopwatch>? = makeStore(clock)
    let task = await store?.send(.alertButtonTapped) { $0.isAlertOpen = true }
    await task?.finish()
    store = nil
    await task?.finish()
    await task?.cancel()
  }

  @Test func aTaskOfOnesOwn() async {
    let quick = TestStoreTask(rawValue: Task {}, timeout: 60_000_000_000)
    await quick.finish()
    await TestStoreTask(rawValue: nil, timeout: 0).finish()

    let endless = Task<Void, Never> { _ = try? await Task.never() }
    let task = TestStoreTask(rawValue: endless, timeout: 0)
    let messages = await issues { await task.finish(timeout: 1_000_000) }
    #expect(messages.count == 1 && messages[0].contains("Expected the task to finish within"))
    #expect(!task.isCancelled)
    await task.cancel()
    #expect(task.isCancelled)
  }

  @Test("a store whose effects were skipped reports nothing, and nothing that they send arrives")
  func skippedEffects() async {
    let clock = TestClock()
    let store = makeStore(clock)
    await store.send(.task)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(5))
    await store.finish()
  }
}
