import ComposableArchitecture
import Testing

@Reducer
struct NumberFact {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
  }

  enum Action {
    case incrementButtonTapped
    case factButtonTapped
    case factResponse(String)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
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
  let store = TestStore(initialState: NumberFact.State()) {
    NumberFact()
  } withDependencies: {
    $0.continuousClock = clock
  }
  await store.send(.incrementButtonTapped) { $0.count = 1 }
  await store.send(.factButtonTapped)
  await clock.advance(by: .seconds(1))
  await store.receive(\.factResponse) { $0.fact = "1 is a good number" }
}
