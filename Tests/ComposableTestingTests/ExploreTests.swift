import CasePaths
import Clocks
import ComposableCore
import ComposableTesting
import CounterpointTestSupport
import Dependencies
import IssueReporting
import Schedules
import Synchronization
import Testing

/// Bugs that one order of jobs hides, found by exploring others.
@MainActor
@Suite struct ExploreTests {
  private func searchTwice(cancelsInFlight: Bool) -> @MainActor @Sendable () async throws -> Void {
    {
      let store = TestStore(initialState: Search.State()) { Search(cancelsInFlight: cancelsInFlight) }
      store.exhaustivity = .off
      store.invariant("results belong to the query") { $0.results.isEmpty || $0.resultsQuery == $0.query }
      await store.send(.queryChanged("s"))
      await store.send(.queryChanged("sw"))
      await store.finish()
    }
  }

  private func saveAndGoBack(editorSaves: Bool) -> @MainActor @Sendable () async throws -> Void {
    {
      let server = Server()
      let store = TestStore(initialState: Contacts.State()) { Contacts(server: server, editorSaves: editorSaves) }
      store.exhaustivity = .off
      await store.send(.addButtonTapped)
      await store.send(.editor(.presented(.saveButtonTapped)))
      await store.send(.backButtonTapped)
      await store.finish()
      store.assert { $0.names = server.names }
    }
  }

  /// Explores, and keeps the issue from failing this test.
  private func failure(seeds: Range<UInt64> = 0..<100, of operation: @escaping @MainActor @Sendable () async throws -> Void) async throws
    -> (ExploredFailure, [String])
  {
    var found: ExploredFailure?
    let messages = await issues { found = await explore(seeds: seeds, operation: operation) }
    return (try #require(found), messages)
  }

  @Test("the stale-response bug is found, replayed by seed and by choices, and shrunk")
  func staleResponse() async throws {
    let bug = searchTwice(cancelsInFlight: false)
    let (failure, messages) = try await failure(of: bug)
    #expect(messages.count == 1)
    #expect(failure.isRepeatable)
    #expect(
      "\(failure.error)".contains(
        "An invariant does not hold after .response(query: \"s\", results: \"results for s\"): results belong to the query"))
    #expect(failure.order != .fifo)
    #expect(failure.smallestChoices.filter { $0 != 0 }.count <= 3)
    #expect(failure.trace.contains("» the test sends .queryChanged(\"sw\")"))
    #expect(failure.trace.contains("» an effect sends .response(query: \"s\", results: \"results for s\")"))
    #expect(failure.trace.contains { $0.hasPrefix("P") })
    #expect(messages[0].contains("COUNTERPOINT_SCHEDULE='\(failure.smallest)' swift test --filter failure"))

    for order in [failure.order, .replay(failure.choices), failure.smallest] {
      var again: ExploredFailure?
      let repeated = await issues { again = await explore(only: order, shrinkingRuns: 0, operation: bug) }
      #expect(repeated.count == 1)
      #expect(again?.order == order)
    }
  }

  @Test("without the bug no order fails")
  func freshResponse() async {
    await explore(seeds: 0..<200, operation: searchTwice(cancelsInFlight: true))
  }

  @Test("a dismissal that loses what has been saved is found, and shrunk")
  func dismissalRace() async throws {
    let (failure, messages) = try await failure(of: saveAndGoBack(editorSaves: true))
    #expect(messages.count == 1)
    #expect(failure.isRepeatable)
    #expect("\(failure.error)".contains("A state change does not match expectation: …"))
    #expect(failure.smallestChoices.filter { $0 != 0 }.count <= 3)
    #expect(failure.trace.contains("» the test sends .backButtonTapped"))
    await explore(seeds: 0..<200, operation: saveAndGoBack(editorSaves: false))
  }

  @Test("what '#expect' finds wrong is kept, shrunk, and reported once")
  func expectations() async throws {
    let line = #line + 9
    let searchTwice: @MainActor @Sendable () async throws -> Void = {
      let store = TestStore(initialState: Search.State()) { Search(cancelsInFlight: false) }
      store.exhaustivity = .off
      await store.send(.queryChanged("s"))
      await store.send(.queryChanged("sw"))
      await store.finish()
      // In a task of the test's own, as expectations may be.
      await Task {
        #expect(store.state.resultsQuery == store.state.query)
      }.value
      #expect(store.state.query == "sw")
    }
    let (failure, messages) = try await failure(of: searchTwice)
    #expect(messages.count == 1)
    #expect(failure.isRepeatable)
    #expect(failure.order != .fifo)
    #expect(failure.smallestChoices.filter { $0 != 0 }.count <= 3)
    let issues = try #require(failure.error as? ReportedIssues)
    #expect(issues.messages.count == 1)
    #expect(issues.messages[0].hasPrefix("ComposableTestingTests/ExploreTests.swift:\(line): "), "\(issues)")
    #expect(
      issues.messages[0].contains(#"Expectation failed: (store.state.resultsQuery → "s") == (store.state.query → "sw")"#), "\(issues)")
  }

  @Test("a requirement that is not met fails an order with its own text, and known issues and warnings fail none")
  func requirements() async throws {
    let (failure, messages) = try await failure {
      let store = TestStore(initialState: Search.State()) { Search(cancelsInFlight: true) }
      store.exhaustivity = .off
      await store.send(.queryChanged("s"))
      try #require(store.state.query.isEmpty)
    }
    #expect(messages.count == 1)
    #expect(failure.smallest == .fifo)
    #expect("\(failure.error)".contains("Expectation failed"), "\(failure.error)")
    await explore(seeds: 0..<5) { @MainActor in
      withKnownIssue { #expect(Bool(false)) }
      Issue.record("only a warning", severity: .warning)
    }
  }

  @Test("ticks and cancellations come at every point")
  func ticksAndCancellations() async throws {
    let seconds = Mutex<Set<Int>>([])
    await explore(seeds: 0..<100) { @MainActor in
      let store = TestStore(initialState: Stopwatch.State()) {
        Stopwatch()
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
      }
      store.exhaustivity = .off
      await store.send(.task)
      await store.send(.alertButtonTapped)
      await store.send(.stopButtonTapped)
      await store.skipReceivedActions(strict: false)
      seconds.withLock { _ = $0.insert(store.state.seconds) }
    }
    // In FIFO order no tick comes before the cancellation, in others one or more do.
    let all = seconds.withLock { $0 }
    #expect(all.isSuperset(of: [0, 1]))
  }

  @Test("time passes at every point")
  func clockAdvances() async {
    let seconds = Mutex<Set<Int>>([])
    await explore(seeds: 0..<100) { @MainActor in
      let clock = TestClock()
      let store = TestStore(initialState: Stopwatch.State()) {
        Stopwatch()
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.exhaustivity = .off
      let task = await store.send(.task)
      await clock.advance(by: .seconds(2))
      await task.cancel()
      await store.skipReceivedActions(strict: false)
      seconds.withLock { _ = $0.insert(store.state.seconds) }
    }
    let all = seconds.withLock { $0 }
    #expect(all.isSuperset(of: [0, 2]) && all.isSubset(of: [0, 1, 2]))
  }

  @Test("two different runs in the same order are reported")
  func hiddenNondeterminism() async {
    let runs = Atomic(0)
    let messages = await issues {
      await explore(seeds: 0..<5) { @MainActor in
        let run = runs.wrappingAdd(1, ordering: .relaxed).newValue
        let store = TestStore(initialState: Search.State()) { Search(cancelsInFlight: true) }
        store.exhaustivity = .off
        await store.send(.queryChanged(run.isMultiple(of: 2) ? "even" : "odd"))
        await store.finish()
      }
    }
    #expect(messages.count == 1)
    #expect(messages[0].contains("The order .fifo gave two different runs of the same operation."))
    #expect(
      messages[0].contains(
        "'» the test sends .queryChanged(\"odd\")' in the first and '» the test sends .queryChanged(\"even\")' in the second"))
  }
}
