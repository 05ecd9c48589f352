import ComposableArchitecture
import Testing

struct NumberFact: Reducer {
  struct State: Equatable {
    var count = 0
    var fact: String?
  }

  enum Action: Equatable {
    case incrementButtonTapped
    case factButtonTapped
    case factResponse(String)
  }

  let clock: any Clock<Duration>

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .factButtonTapped:
        return .run { [count = state.count] send in
          try await clock.sleep(for: .seconds(1))
          await send(.factResponse("\(count) is a good number"))
        }
      case .factResponse(let fact):
        state.fact = fact
        return .none
      }
    }
  }
}

@MainActor @Test func factTakesASecond() async {
  let clock = TestClock()
  let store = TestStore(initialState: NumberFact.State()) { NumberFact(clock: clock) }
  await store.send(.incrementButtonTapped) { $0.count = 1 }
  await store.send(.factButtonTapped)
  await clock.advance(by: .seconds(1))
  await store.receive(.factResponse("1 is a good number")) { $0.fact = "1 is a good number" }
  await store.finish()
}
