import ComposableArchitecture

/// A number, and the ways to count it up that the cases compare.
struct Count: Reducer {
  struct State: Equatable {
    var value = 0
  }

  enum Action: Equatable {
    case increment
    case incrementLater
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.value += 1
      return .none
    case .incrementLater:
      return .run { send in await send(.increment) }
    }
  }
}

/// The cases that concern the store, and the direct call of the same reducer, to which they are compared.
@MainActor
func storeCases() -> [Benchmark] {
  [
    Benchmark(name: "direct", budget: nil) { count in
      let reduction = Count()._reduction()
      var state = Count.State()
      for _ in 0..<count { _ = reduction(&state, .increment) }
      precondition(state.value == count)
    },
    Benchmark(name: "send-plain", budget: .nanoseconds(100)) { count in
      let store = Store(initialState: Count.State()) { Count() }
      for _ in 0..<count { store.send(.increment) }
      precondition(store.value == count)
    },
    Benchmark(name: "read-plain", budget: nil) { count in
      let store = Store(initialState: Count.State(value: 1)) { Count() }
      var sum = 0
      for _ in 0..<count { sum &+= store.value }
      precondition(sum == count)
    },
    Benchmark(name: "store-create", budget: .microseconds(1)) { count in
      var sum = 0
      for value in 0..<count {
        let store = Store(initialState: Count.State(value: value)) { Count() }
        sum &+= store.withState(\.value)
      }
      precondition(sum == count * (count - 1) / 2)
    },
    Benchmark(name: "effect-roundtrip", budget: .microseconds(12)) { count in
      let store = Store(initialState: Count.State()) { Count() }
      for value in 0..<count {
        store.send(.incrementLater)
        while store.value == value { await Task.yield() }
      }
      precondition(store.value == count)
    },
    Benchmark(name: "test-roundtrip", budget: .microseconds(20)) { count in
      let store = TestStore(initialState: Count.State()) { Count() }
      for _ in 0..<count {
        await store.send(.incrementLater)
        await store.receive(.increment) { $0.value += 1 }
      }
      precondition(store.state.value == count)
    },
  ]
}
