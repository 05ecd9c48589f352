import CasePaths
import Clocks
import ComposableCore
import ComposableTesting
import CounterpointTestSupport
import Dependencies
import IssueReporting
import Testing

/// Timers on immediate clocks, and `Task.sleep`, which end when the test wants something to happen, and not before.
@MainActor
@Suite struct TickTests {
  private func makeStore() -> TestStoreOf<Stopwatch> {
    TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
  }

  @Test("AC-L10-2: a timer on an immediate clock ticks once for each receive, and leaves the test room to act first")
  func oneTickForEachReceive() async {
    let store = makeStore()
    await store.send(.task)
    await store.send(.alertButtonTapped) { $0.isAlertOpen = true }
    await store.send(.alertButtonTapped) { $0.isAlertOpen = false }
    await store.receive(\.timerTicked) { $0.seconds = 1 }
    await store.receive(\.timerTicked) { $0.seconds = 2 }
    await store.send(.stopButtonTapped)
    await store.finish()
  }

  @Test("AC-S11-2 (the order of its steps): what the test sends before the first tick comes before it, and the timer stops")
  func stopBeforeTheFirstTick() async {
    let store = makeStore()
    await store.send(.task)
    await store.send(.stopButtonTapped)
    await store.finish()
    #expect(store.state.seconds == 0)
  }

  @Test func skippingReleasesOneTick() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.task)
    await store.skipReceivedActions()
    #expect(store.state.seconds == 1)
    await store.skipInFlightEffects()
  }

  @Test("a timer that ends a finish is given its ticks, one that never ends is given up")
  func finish() async {
    let countdown = TestStore(initialState: 3) {
      Reduce<Int, Bool> { state, isTick in
        guard isTick else {
          @Dependency(\.continuousClock) var clock
          return .run { [clock] send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(true) }
          }
          .cancellable(id: 1)
        }
        state -= 1
        return state == 0 ? .cancel(id: 1) : .none
      }
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    countdown.exhaustivity = .off
    await countdown.send(false)
    await countdown.finish()
    #expect(countdown.state == 0)

    let store = makeStore()
    store.tickLimit = 20
    await store.send(.task)
    let messages = await issues { await store.finish() }
    #expect(messages.count == 3)
    #expect(messages[0].contains("Gave up after 20 ticks of immediate clocks and sleeps, which did not bring what is expected here."))
    #expect(messages[1].contains("20 received actions that the test did not receive"))
    #expect(messages[2].contains("1 effect still in flight"))
    #expect(messages[2].contains("effect #1 'timer' at ComposableTestingTests/Stopwatch.swift:29, started by .task"))
    #expect(messages[2].contains("waits for ImmediateClock: sleeping until"))
  }

  @Test("Task.sleep takes no time: it ends when a receive wants something to happen")
  func taskSleep() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        guard action == 1 else { return .none }
        return .run { send in
          try await Task.sleep(for: .seconds(3_600))
          await send(2)
        }
      }
    }
    await store.send(1) { $0 = 1 }
    await store.receive(2) { $0 = 2 }
    await store.finish()
  }

  @Test("what an effect reports belongs to the step that makes it go on, not to the one that started it")
  func issuesOfEffects() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .run { _ in
          try await Task.sleep(for: .seconds(1))
          reportIssue("too late")
        }
      }
    }
    let early = await issues { await store.send(1) }
    #expect(early.isEmpty)
    let late = await issues { await store.finish() }
    #expect(late.count == 1 && late[0].hasSuffix("too late") && late[0].contains("TickTests.swift:"))
  }

  @Test func anEndlessLoopIsReported() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, _ in .run(name: "spin") { _ in while !Task.isCancelled { await Task.yield() } } }
    }
    store.showsAwaitPoints = false
    let messages = await issues { await store.send(1) }
    #expect(messages.count == 1)
    #expect(messages[0].contains("Gave up after 100000 jobs of effects: there is still one that can run."))
    #expect(messages[0].contains("effect #1 'spin' at ComposableTestingTests/TickTests.swift:120, started by 1\n    can run"))
    await store.skipInFlightEffects()
  }
}
