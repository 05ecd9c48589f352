import ComposableArchitecture

/// What a test's steps cost.
@MainActor
func testCases() -> [Benchmark] {
  [
    Benchmark(name: "test-roundtrip", budget: .microseconds(20)) { count in
      let store = TestStore(initialState: Count.State()) { Count() }
      for _ in 0..<count {
        await store.send(.incrementLater)
        await store.receive(.increment) { $0.value += 1 }
      }
      precondition(store.state.value == count)
    }
  ]
}
