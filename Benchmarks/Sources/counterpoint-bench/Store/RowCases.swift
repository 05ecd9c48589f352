import ComposableArchitecture

/// Features in an identified array.
@MainActor
func rowCases() -> [Benchmark] {
  [100, 1_000, 10_000].map { rows($0, budget: .microseconds(2)) } + [rowsFromRoot(10_000, budget: .microseconds(2))]
}

/// An action to one row after the other through its store, with the stores of all rows alive.
@MainActor
func rows(_ size: Int, budget: Duration?) -> Benchmark {
  Benchmark(
    name: "rows-\(size)", budget: budget,
    after: {
      let store = Store(initialState: List.State(count: size)) { List() }
      let rows = Array(store.scope(state: \.rows, action: \.rows))
      precondition(rows.count == size)
      return { count in
        let before = store.total
        for number in 0..<count { rows[number % size].send(.increment) }
        precondition(store.total == before + count)
      }
    })
}

/// An action to one row after the other through the store of the list, without any store of a row.
@MainActor
func rowsFromRoot(_ size: Int, budget: Duration?) -> Benchmark {
  Benchmark(
    name: "rows-root-\(size)", budget: budget,
    after: {
      let store = Store(initialState: List.State(count: size)) { List() }
      return { count in
        let before = store.total
        for number in 0..<count { store.send(.rows(.element(id: number % size, action: .increment))) }
        precondition(store.total == before + count)
      }
    })
}

extension StoreOf<List> {
  fileprivate var total: Int {
    withState { $0.rows.reduce(0) { $0 + $1.value } }
  }
}
