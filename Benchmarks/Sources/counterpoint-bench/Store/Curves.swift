import ComposableArchitecture

/// How the cost of one action grows with what there is besides.
@MainActor
func allCurves() -> [Curve] {
  [
    Curve(name: "curve-rows", sizes: [10, 100, 1_000, 10_000, 100_000], benchmark: { rows($0, budget: nil) }, limit: 0.15),
    Curve(name: "curve-rows-root", sizes: [10, 100, 1_000, 10_000, 100_000], benchmark: { rowsFromRoot($0, budget: nil) }, limit: 0.15),
    Curve(
      name: "curve-stack", sizes: [10, 100, 1_000, 10_000], benchmark: { stackLast($0, name: "stack-last-\($0)", budget: nil) }, limit: 0.1),
    Curve(name: "curve-depth", sizes: [1, 3, 10, 30, 100], benchmark: { presents($0, name: "presents-\($0)", budget: nil) }, limit: 1.1),
    Curve(name: "curve-live-effects", sizes: [1, 10, 100, 1_000, 10_000], benchmark: besideEffects, limit: 0.1),
  ]
}

/// An action that has nothing to do with the effects that are in flight.
@MainActor
private func besideEffects(_ size: Int) -> Benchmark {
  Benchmark(
    name: "beside-effects-\(size)", budget: nil,
    after: {
      let store = Store(initialState: Work.State()) { Work() }
      for id in 0..<size { store.send(.wait(id)) }
      return { count in
        let before = store.finished
        for _ in 0..<count { store.send(.finished) }
        precondition(store.finished == before + count)
      }
    })
}
