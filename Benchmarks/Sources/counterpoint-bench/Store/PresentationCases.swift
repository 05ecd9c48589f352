import ComposableArchitecture

/// Features that are presented.
@MainActor
func presentationCases() -> [Benchmark] {
  [
    presents(10, name: "presents-10", budget: .microseconds(5)),
    Benchmark(name: "enum-destination", budget: .microseconds(2)) { count in
      let store = Store(initialState: Screen.State(destination: .count(Count.State()))) { Screen() }
      for _ in 0..<count { store.send(.destination(.presented(.count(.increment)))) }
      precondition(store.withState { $0.$destination[case: \.count]?.value } == count)
    },
  ]
}

/// An action to the innermost of features that are presented in each other, through its store, with the stores of all the others alive.
@MainActor
func presents(_ levels: Int, name: String, budget: Duration?) -> Benchmark {
  Benchmark(name: name, budget: budget) { count in
    var stores = [Store(initialState: Node.State(levels: levels)) { Node() }]
    while let store = stores[stores.count - 1].scope(state: \.child, action: \.child) { stores.append(store) }
    precondition(stores.count == levels + 1)
    for _ in 0..<count { stores[levels].send(.increment) }
    precondition(stores[levels].value == count)
  }
}
