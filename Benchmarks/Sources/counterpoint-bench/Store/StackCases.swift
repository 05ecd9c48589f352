import ComposableArchitecture

/// Features on a navigation stack.
@MainActor
func stackCases() -> [Benchmark] {
  [
    Benchmark(name: "stack-push-1000", budget: .microseconds(2)) { count in
      var pushed = 0
      while pushed < count {
        let store = Store(initialState: Path.State()) { Path() }
        let size = min(1_000, count - pushed)
        for id in 0..<size { store.send(.path(.push(id: StackElementID(generation: id), state: Count.State()))) }
        precondition(store.path.count == size)
        pushed += size
      }
    },
    stackLast(1_000, name: "stack-last-1000", budget: .microseconds(2)),
  ]
}

/// An action to the last element of a stack.
@MainActor
func stackLast(_ size: Int, name: String, budget: Duration?) -> Benchmark {
  Benchmark(
    name: name, budget: budget,
    after: {
      let stack = StackState(Array(repeating: Count.State(), count: size))
      let store = Store(initialState: Path.State(path: stack)) { Path() }
      let last = stack.ids[size - 1]
      return { count in
        let before = store.path[id: last]!.value
        for _ in 0..<count { store.send(.path(.element(id: last, action: .increment))) }
        precondition(store.path[id: last]!.value == before + count)
      }
    })
}
