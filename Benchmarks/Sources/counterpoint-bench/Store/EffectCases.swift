import ComposableArchitecture

/// Effects: one after the other, and many at once.
@MainActor
func effectCases() -> [Benchmark] {
  [
    Benchmark(name: "effect-roundtrip", budget: .microseconds(12)) { count in
      let store = Store(initialState: Count.State()) { Count() }
      for _ in 0..<count { await store.send(.incrementLater).finish() }
      precondition(store.value == count)
    }.pinned,
    Benchmark(
      name: "effect-merge-1000", budget: .microseconds(4),
      setUp: {
        let store = Store(initialState: Work.State()) { Work() }
        return { count in
          let rounds = (count + 999) / 1_000
          return await timed(rounds * 1_000) {
            let before = store.finished
            for _ in 0..<rounds { await store.send(.merge(1_000)).finish() }
            precondition(store.finished == before + rounds * 1_000)
          }
        }
      }),
    Benchmark(
      name: "effect-start-10000", budget: .nanoseconds(1_500),
      setUp: {
        { _ in await startAndCancel(10_000).start }
      }),
    Benchmark(
      name: "effect-cancel-10000", budget: .nanoseconds(1_500),
      setUp: {
        { _ in await startAndCancel(10_000).cancel }
      }),
  ]
}

/// Starts effects that do not end by themselves, each with an id of its own, and then cancels one after the other by its id.
@MainActor
func startAndCancel(_ size: Int) async -> (start: Sample, cancel: Sample) {
  let store = Store(initialState: Work.State()) { Work() }
  var tasks: [StoreTask] = []
  let start = await timed(size) {
    for id in 0..<size { tasks.append(store.send(.wait(id))) }
  }
  let cancel = await timed(size) {
    for id in 0..<size { store.send(.cancel(id)) }
  }
  // Those that have not been cancelled would be waited for without end.
  for task in tasks { await task.finish() }
  return (start, cancel)
}
