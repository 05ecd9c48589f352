import ComposableArchitecture
import IssueReporting

/// What it costs to test a feature.
@MainActor
func testStoreCases() -> [Benchmark] {
  [
    Benchmark(name: "test-send", budget: nil) { count in
      let store = makeStore()
      for index in 1...count { await store.send(.response(index)) { $0.number = index } }
    },
    Benchmark(name: "test-roundtrip", budget: .microseconds(20)) { count in
      let store = makeStore()
      for index in 1...count {
        await store.send(.request(index))
        await store.receive(.response(index)) { $0.number = index }
      }
    },
    Benchmark(name: "test-receive-never", budget: .microseconds(1_000)) { count in
      await receiveInVain(count, showsAwaitPoints: false)
    },
    Benchmark(name: "test-receive-never-points", budget: .microseconds(60_000)) { count in
      await receiveInVain(count, showsAwaitPoints: true)
    },
  ]
}

@MainActor
private func receiveInVain(_ count: Int, showsAwaitPoints: Bool) async {
  let reporter = CountingReporter()
  let store = makeStore()
  store.showsAwaitPoints = showsAwaitPoints
  await store.send(.never)
  await withIssueReporters([reporter]) {
    for _ in 0..<count { await store.receive(.response(0)) }
  }
  precondition(reporter.count == count)
  await store.skipInFlightEffects()
}

@MainActor
private func makeStore() -> TestStoreOf<Numbers> {
  TestStore(initialState: Numbers.State()) { Numbers() }
}

private struct Numbers: Reducer {
  struct State: Equatable {
    var number = 0
    var name = "Blob"
  }

  enum Action: Equatable {
    case request(Int)
    case response(Int)
    case never
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .request(let number):
        return .run { send in await send(.response(number)) }
      case .response(let number):
        state.number = number
        return .none
      case .never:
        return .run { _ in try await Task.never() }
      }
    }
  }
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
