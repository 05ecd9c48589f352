import ComposableArchitecture

/// What a test's steps cost.
@MainActor
func testCases() -> [Benchmark] {
  [
    Benchmark(name: "test-send", budget: nil) { count in
      let store = TestStore(initialState: Count.State()) { Count() }
      for _ in 0..<count { await store.send(.increment) { $0.value += 1 } }
    },
    Benchmark(name: "test-roundtrip", budget: .microseconds(20)) { count in
      let store = TestStore(initialState: Count.State()) { Count() }
      for _ in 0..<count {
        await store.send(.incrementLater)
        await store.receive(.increment) { $0.value += 1 }
      }
      precondition(store.state.value == count)
    },
    Benchmark(name: "test-receive-never", budget: .microseconds(1_000)) { count in
      await receiveInVain(count, showsAwaitPoints: false)
    },
    Benchmark(name: "test-receive-never-points", budget: .microseconds(60_000)) { count in
      await receiveInVain(count, showsAwaitPoints: true)
    },
  ]
}

/// Receives what cannot come, while an effect waits for ever.
@MainActor
private func receiveInVain(_ count: Int, showsAwaitPoints: Bool) async {
  let reporter = CountingReporter()
  let store = TestStore(initialState: 0) {
    Reduce<Int, Int> { _, _ in .run { _ in try await Task.never() } }
  }
  store.showsAwaitPoints = showsAwaitPoints
  await store.send(1)
  await withIssueReporters([reporter]) {
    for _ in 0..<count { await store.receive(2) }
  }
  precondition(reporter.count == count)
  await store.skipInFlightEffects()
}

/// Counts issues. Only the thread that drives the schedule reports to it, which is what makes it safe to share.
private final class CountingReporter: IssueReporter, @unchecked Sendable {
  var count = 0

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    if message() != nil { count += 1 }
  }
}
