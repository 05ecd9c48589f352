import ComposableArchitecture

/// What is measured for the memory that it takes.
@MainActor
func footprints() -> [Footprint] {
  [
    Footprint(name: "store that has had an action") { count in
      {
        var stores = (0..<count).map { Store(initialState: ObservableCount.State(id: $0)) { ObservableCount() } }
        for store in stores { store.send(.increment) }
        return { stores = [] }
      }
    },
    Footprint(name: "child store") { count in
      let list = Store(initialState: List.State(count: count)) { List() }
      for id in 0..<count { list.send(.rows(.element(id: id, action: .increment))) }
      return {
        var rows = list.scope(state: \.rows, action: \.rows)
        for row in rows { row.send(.increment) }
        return { rows = [] }
      }
    },
    Footprint(name: "effect in flight") { count in
      let store = Store(initialState: Work.State()) { Work() }
      return {
        let tasks = (0..<count).map { store.send(.wait($0)) }
        return {
          for task in tasks { task.cancel() }
          for task in tasks { await task.finish() }
        }
      }
    },
  ]
}
