import CasePaths
import Clocks
import ComposableCore
import ComposableTesting
import IssueReporting
import Schedules
import Testing

@MainActor
@Suite struct TestStoreTests {
  struct NumberFact: Reducer {
    struct State: Equatable {
      var count = 0
      var fact: String?
      var isNumberFactRequestInFlight = false
    }

    enum Action: Equatable {
      case numberFactButtonTapped
      case numberFactResponse(String)
    }

    var fetch: @Sendable (Int) async throws -> String = { "\($0) is a good number Brent" }
    var isForgetful = false

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .numberFactButtonTapped:
          state.fact = nil
          state.isNumberFactRequestInFlight = true
          guard !isForgetful else { return .none }
          return .run(name: "fetch") { [count = state.count] send in
            await send(.numberFactResponse(try await fetch(count)))
          }
        case .numberFactResponse(let fact):
          state.fact = fact
          state.isNumberFactRequestInFlight = false
          return .none
        }
      }
    }
  }

  @Test("AC-S2-1: a fact is requested and received")
  func happyPath() async {
    let store = TestStore(initialState: NumberFact.State(count: 1)) { NumberFact() }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    await store.receive(.numberFactResponse("1 is a good number Brent")) {
      $0.fact = "1 is a good number Brent"
      $0.isNumberFactRequestInFlight = false
    }
    await store.finish()
  }

  @Test("AC-L4-1, AC-S2-3: a receive that nothing can satisfy fails at once, on its own line")
  func receivedNone() async {
    let store = TestStore(initialState: NumberFact.State()) { NumberFact(isForgetful: true) }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    let line = #line + 2
    await withKnownIssue {
      await store.receive(.numberFactResponse(""))
    } matching: { issue in
      issue.description.contains("Expected to receive an action, but received none.") && issue.sourceLocation?.line == line
    }
  }

  @Test func aReceiveThatNothingCanSatisfyListsWhatIsInFlight() async {
    let clock = TestClock()
    let store = TestStore(initialState: NumberFact.State()) {
      NumberFact { _ in
        try await clock.sleep(for: .seconds(1))
        return "late"
      }
    }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    await withKnownIssue {
      await store.receive(.numberFactResponse("late"))
    } matching: { issue in
      issue.description.contains("There is 1 effect in flight, and nothing more that can run:")
        && issue.description.contains(
          "effect #1 'fetch' at ComposableTestingTests/TestStoreTests.swift:33, started by .numberFactButtonTapped")
        && issue.description.contains("waits for TestClock: sleeping until 1.0 seconds, now 0.0")
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.numberFactResponse("late")) {
      $0.fact = "late"
      $0.isNumberFactRequestInFlight = false
    }
  }

  @Test("AC-L4-3: a state that differs is shown with what was expected and what it is")
  func stateMismatch() async {
    let store = TestStore(initialState: NumberFact.State(count: 1)) { NumberFact() }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    await withKnownIssue {
      await store.receive(.numberFactResponse("1 is a good number Brent")) {
        $0.fact = "2 is a good number Brent"
        $0.isNumberFactRequestInFlight = false
      }
    } matching: { issue in
      // The difference is aligned by figure spaces.
      issue.description.replacing("\u{2007}", with: " ").contains(
        """
        A state change does not match expectation: …

              TestStoreTests.NumberFact.State(
                count: 1,
            −   fact: "2 is a good number Brent",
            +   fact: "1 is a good number Brent",
                isNumberFactRequestInFlight: false
              )

        (Expected: −, Actual: +)
        """
      )
    }
  }

  @Test("AC-L4-4: another action than the expected one is shown with both")
  func unexpectedAction() async {
    let store = TestStore(initialState: NumberFact.State(count: 1)) { NumberFact() }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    await withKnownIssue {
      await store.receive(.numberFactResponse("nothing")) {
        $0.fact = "1 is a good number Brent"
        $0.isNumberFactRequestInFlight = false
      }
    } matching: { issue in
      issue.description.contains("Received unexpected action: …") && issue.description.contains("(Expected: −, Received: +)")
    }
  }

  @Test("AC-L4-8: a change without a closure fails, and a closure without a change too")
  func undescribedChange() async {
    let store = TestStore(initialState: NumberFact.State(count: 1)) { NumberFact() }
    await withKnownIssue {
      await store.send(.numberFactButtonTapped)
    } matching: { issue in
      issue.description.contains("State was not expected to change, but a change occurred")
    }
    await withKnownIssue {
      await store.receive(.numberFactResponse("1 is a good number Brent")) { _ in }
    } matching: { issue in
      issue.description.contains("A state change does not match expectation: …")
    }
    let idle = TestStore(initialState: 0) { EmptyReducer<Int, Int>() }
    await withKnownIssue {
      await idle.send(1) { _ in }
    } matching: { issue in
      issue.description.contains("Expected state to change, but no change occurred.")
    }
  }

  @Test func whatAnAssertionThrowsIsReported() async {
    struct Oops: Error {}
    let store = TestStore(initialState: 0) { EmptyReducer<Int, Int>() }
    await withKnownIssue {
      await store.send(1) { _ in throw Oops() }
    } matching: { issue in
      issue.description.contains("Threw error: Oops()")
    }
  }

  @Test func sendingBeforeEverythingIsReceivedFails() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, action in action == 0 ? .send(1) : .none }
    }
    await store.send(0)
    await withKnownIssue {
      await store.send(2)
    } matching: { issue in
      issue.description.contains("Must handle 1 received action(s) before sending an action:\n\n  1: 1")
    }
    await store.receive(1)
  }

  @Test func anActionThatIsLeftOverIsReportedWhenTheStoreIsReleased() async {
    await withKnownIssue {
      let store = TestStore(initialState: NumberFact.State(count: 1)) { NumberFact() }
      await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    } matching: { issue in
      issue.description.contains("The test store was released with 1 received action that the test did not receive")
        && issue.description.contains("numberFactResponse(\"1 is a good number Brent\")")
    }
  }

  @Test func anEffectThatIsLeftOverIsReported() async {
    await withKnownIssue {
      let store = TestStore(initialState: NumberFact.State()) {
        NumberFact { _ in
          try await TestClock().sleep(for: .seconds(1))
          return ""
        }
      }
      await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
      await store.finish()
    } matching: { issue in
      issue.description.contains("1 effect still in flight")
    }
  }

  @Test("AC-L4-6: the same test passes a thousand times")
  func repeated() async {
    for _ in 1...1_000 { await happyPath() }
  }
}
