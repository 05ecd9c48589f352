import ComposableArchitecture

/// Features within features, each with a store of its own.
@MainActor
func scopeCases() -> [Benchmark] {
  [
    Benchmark(name: "scope-1", budget: .nanoseconds(300)) { count in
      let root = Store(initialState: Level1.State()) { Level1() }
      let child = root.scope(state: \.child, action: \.child)
      for _ in 0..<count { child.send(.increment) }
      precondition(root.child.value == count)
    },
    Benchmark(name: "scope-5", budget: .nanoseconds(800)) { count in
      let root = Store(initialState: Level5.State()) { Level5() }
      let level4 = root.scope(state: \.child, action: \.child)
      let level3 = level4.scope(state: \.child, action: \.child)
      let level2 = level3.scope(state: \.child, action: \.child)
      let level1 = level2.scope(state: \.child, action: \.child)
      let leaf = level1.scope(state: \.child, action: \.child)
      for _ in 0..<count { leaf.send(.increment) }
      precondition(root.child.child.child.child.child.value == count)
    },
    Benchmark(name: "scope-10", budget: .nanoseconds(1_500)) { count in
      let levels = Levels()
      for _ in 0..<count { levels.leaf.send(.increment) }
      precondition(levels.level10.child.child.child.child.child.child.child.child.child.child.value == count)
    },
    Benchmark(name: "scope-10-root", budget: .nanoseconds(500)) { count in
      let levels = Levels()
      for _ in 0..<count { levels.level10.send(.increment) }
      precondition(levels.level10.value == count && levels.leaf.value == 0)
    },
    Benchmark(name: "scope-10-observable", budget: .microseconds(3)) { count in
      let root = Store(initialState: ObservableLevel10.State()) { ObservableLevel10() }
      let level9 = root.scope(state: \.child, action: \.child)
      let level8 = level9.scope(state: \.child, action: \.child)
      let level7 = level8.scope(state: \.child, action: \.child)
      let level6 = level7.scope(state: \.child, action: \.child)
      let level5 = level6.scope(state: \.child, action: \.child)
      let level4 = level5.scope(state: \.child, action: \.child)
      let level3 = level4.scope(state: \.child, action: \.child)
      let level2 = level3.scope(state: \.child, action: \.child)
      let level1 = level2.scope(state: \.child, action: \.child)
      let leaf = level1.scope(state: \.child, action: \.child)
      for _ in 0..<count { leaf.send(.increment) }
      precondition(root.child.child.child.child.child.child.child.child.child.child.value == count)
    },
    Benchmark(name: "scope-cached", budget: .nanoseconds(250)) { count in
      let root = Store(initialState: Level1.State()) { Level1() }
      let child = root.scope(state: \.child, action: \.child)
      var same = 0
      for _ in 0..<count where root.scope(state: \.child, action: \.child) === child { same &+= 1 }
      precondition(same == count)
    },
  ]
}

/// A store of the outermost of ten features, and one of each within it.
@MainActor
private struct Levels {
  let level10 = Store(initialState: Level10.State()) { Level10() }
  let level9: StoreOf<Level9>
  let level8: StoreOf<Level8>
  let level7: StoreOf<Level7>
  let level6: StoreOf<Level6>
  let level5: StoreOf<Level5>
  let level4: StoreOf<Level4>
  let level3: StoreOf<Level3>
  let level2: StoreOf<Level2>
  let level1: StoreOf<Level1>
  let leaf: StoreOf<Count>

  init() {
    level9 = level10.scope(state: \.child, action: \.child)
    level8 = level9.scope(state: \.child, action: \.child)
    level7 = level8.scope(state: \.child, action: \.child)
    level6 = level7.scope(state: \.child, action: \.child)
    level5 = level6.scope(state: \.child, action: \.child)
    level4 = level5.scope(state: \.child, action: \.child)
    level3 = level4.scope(state: \.child, action: \.child)
    level2 = level3.scope(state: \.child, action: \.child)
    level1 = level2.scope(state: \.child, action: \.child)
    leaf = level1.scope(state: \.child, action: \.child)
  }
}
