import ComposableArchitecture

/// One action to one store, and the direct call of the same reducer, to which everything is compared.
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
    Benchmark(name: "send-observable", budget: .nanoseconds(200)) { count in
      let store = Store(initialState: ObservableCount.State()) { ObservableCount() }
      for _ in 0..<count { store.send(.increment) }
      precondition(store.value == count)
    },
    Benchmark(name: "read-plain", budget: nil) { count in
      let store = Store(initialState: Count.State(value: 1)) { Count() }
      var sum = 0
      for _ in 0..<count { sum &+= store.value }
      precondition(sum == count)
    },
    Benchmark(name: "read-observable", budget: .nanoseconds(100)) { count in
      let store = Store(initialState: ObservableCount.State(value: 1)) { ObservableCount() }
      var sum = 0
      for _ in 0..<count { sum &+= store.value }
      precondition(sum == count)
    },
    Benchmark(name: "store-create", budget: .microseconds(1)) { count in
      var sum = 0
      for value in 0..<count {
        let store = Store(initialState: ObservableCount.State(id: value)) { ObservableCount() }
        sum &+= store.withState(\.id)
      }
      precondition(sum == count * (count - 1) / 2)
    },
  ]
}
