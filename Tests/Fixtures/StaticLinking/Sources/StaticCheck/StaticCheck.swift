import ComposableArchitecture
import IssueReporting
import Schedules

@main
@MainActor
struct StaticCheck {
  static func main() async {
    check(Schedule.Reach.unavailability == nil, "schedules catch all tasks, but: \(Schedule.Reach.unavailability ?? "")")
    check(await issues { await runOrdinaryTest() } == [], "a test that passes")
    await runHopelessTest()
    let failure = await exploreStaleAnswer()
    check(failure?.isRepeatable == true, "the order of two answers that fails is found and replayed")
    print("static: all as it has to be")
  }

  private static func makeStore(_ clock: TestClock<Duration>) -> TestStoreOf<Search> {
    TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  private static func runOrdinaryTest() async {
    let clock = TestClock()
    let store = makeStore(clock)
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await clock.advance(by: .seconds(1))
    await store.receive(.answered("a")) { $0.answer = "a" }
    await store.finish()
  }

  private static func runHopelessTest() async {
    let store = makeStore(TestClock())
    await store.send(.queryChanged("a")) { $0.query = "a" }
    let messages = await issues { await store.receive(.answered("a")) }
    await store.skipInFlightEffects()
    let expected = [
      "Expected to receive an action, but received none.", "effect #1 'search' at StaticCheck/Search.swift:",
      "waits for TestClock: sleeping until 1.0 seconds, now 0.0", "in closure #1 in closure #1 in Search.body.getter (Search.swift:",
    ]
    for text in expected { check(messages.count == 1 && messages[0].contains(text), "\(messages) says '\(text)'") }
  }

  private static func exploreStaleAnswer() async -> ExploredFailure? {
    var failure: ExploredFailure?
    _ = await issues {
      failure = await explore(seeds: 0..<200) { @MainActor in
        let clock = TestClock()
        let store = makeStore(clock)
        store.exhaustivity = .off
        await store.send(.queryChanged("a"))
        await store.send(.queryChanged("ab"))
        await clock.advance(by: .seconds(1))
        await store.finish()
        store.assert { $0.answer = "ab" }
      }
    }
    return failure
  }

  private static func check(_ holds: Bool, _ what: @autoclosure () -> String) {
    guard !holds else { return }
    fatalError("Expected: \(what())")
  }
}

/// The messages of the issues that an operation reports.
@MainActor
private func issues(_ operation: @MainActor () async -> Void) async -> [String] {
  let messages = LockIsolated<[String]>([])
  await withIssueReporters([Reporter(messages: messages)]) { await operation() }
  return messages.value
}

private struct Reporter: IssueReporter {
  let messages: LockIsolated<[String]>

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    messages.withValue { $0.append(message) }
  }
}
