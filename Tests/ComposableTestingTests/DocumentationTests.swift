import CasePaths
import Clocks
import ComposableCore
import ComposableTesting
import CounterpointTestSupport
import Dependencies
import Foundation
import Schedules
import Testing

/// Keeps the failures in Documentation/Testing.md as they really print.
///
/// `COUNTERPOINT_UPDATE_DOCUMENTATION=1 swift test --filter DocumentationTests` writes them anew.
@MainActor
@Suite struct DocumentationTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/Testing.md")
    .standardizedFileURL

  private static let rome = Trip(id: 1, city: "Rome")

  @Test func failuresAreDocumentedAsTheyPrint() async throws {
    let original = try String(contentsOf: Self.file, encoding: .utf8)
    var document = original
    for (name, message) in try await printed() {
      let opening = "<!-- printed: \(name) -->\n```text\n"
      let start = try #require(document.range(of: opening), "Documentation/Testing.md shows nothing for '\(name)'.")
      let end = try #require(document[start.upperBound...].range(of: "\n```"))
      if comparable(String(document[start.upperBound..<end.lowerBound])) == comparable(message) { continue }
      document.replaceSubrange(start.upperBound..<end.lowerBound, with: message)
    }
    if ProcessInfo.processInfo.environment["COUNTERPOINT_UPDATE_DOCUMENTATION"] == "1" {
      try document.write(to: Self.file, atomically: true, encoding: .utf8)
    } else {
      #expect(document == original)
    }
  }

  /// A message without what changes with every change of the runtime: the jobs of a run, and how many choices there were.
  private func comparable(_ message: String) -> [String] {
    message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { $0.wholeMatch(of: #/    [MP]\d+( [MP]\d+)*/#) == nil }
      .map { $0.replacing(#/ of \d+ choices/#, with: "") }
  }

  private func printed() async throws -> [(String, String)] {
    let clock = TestClock()
    var all: [(String, String)] = []
    func add(_ name: String, _ messages: [String]) throws {
      let message = try #require(messages.first)
      // What is reported where is the business of each test framework.
      let text = message.drop { $0 != " " }.dropFirst()
      all.append((name, String(text)))
    }

    var store = NumberFactTests.makeStore(isForgetful: true)
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    try add("none", await issues { await store.receive(\.numberFactResponse) })

    store = NumberFactTests.makeStore()
    store.dependencies.fact.fetchAsync = { [clock] count in
      try await clock.sleep(for: .seconds(1))
      return "\(count)"
    }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    try add("in-flight", await issues { await store.receive(\.numberFactResponse) })
    await store.skipInFlightEffects()

    store = NumberFactTests.makeStore()
    try add("unexpected-change", await issues { await store.send(.incrementButtonTapped) })
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    try add(
      "state",
      await issues {
        await store.receive(\.numberFactResponse.success) {
          $0.isNumberFactRequestInFlight = false
          $0.numberFact = "3 is a good number Brent"
        }
      })

    store = NumberFactTests.makeStore()
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    try add("unhandled", await issues { await store.send(.incrementButtonTapped) { $0.count = 2 } })
    store.exhaustivity = .off

    store = NumberFactTests.makeStore()
    store.dependencies.fact.fetchAsync = { _ in throw NumberFactTests.SomeError() }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    try add(
      "action",
      await issues { await store.receive(.numberFactResponse(.failure(FactClient.Failure()))) { $0.isNumberFactRequestInFlight = false } })

    let trips = TestStore(
      initialState: Trips.State(
        path: StackState([
          .detail(TripDetail.State(destination: .edit(TripEditor.State(trip: Self.rome)), trip: Self.rome))
        ]))
    ) { Trips() }
    await trips.send(\.path[id: 0].detail.destination.edit.doneButtonTapped)
    try add("case", await issues { await trips.receive(\.path[id: 0].detail.delegate) })
    trips.exhaustivity = .off

    let left = await issues {
      let store = TestStore(initialState: Stopwatch.State()) {
        Stopwatch()
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.send(.task)
    }
    try add("left-over", left)

    try add(
      "explored",
      await issues {
        await explore(seeds: 0..<100, function: "lastQueryWins()") { @MainActor in
          let store = TestStore(initialState: Search.State()) { Search(cancelsInFlight: false) }
          store.exhaustivity = .off
          store.invariant("results belong to the query") { $0.results.isEmpty || $0.resultsQuery == $0.query }
          await store.send(.queryChanged("s"))
          await store.send(.queryChanged("sw"))
          await store.finish()
        }
      })
    try add(
      "dismissal",
      await issues {
        await explore(seeds: 0..<100, function: "savingSurvivesDismissal()") { @MainActor in
          let server = Server()
          let store = TestStore(initialState: Contacts.State()) { Contacts(server: server, editorSaves: true) }
          store.exhaustivity = .off
          await store.send(.addButtonTapped)
          await store.send(.editor(.presented(.saveButtonTapped)))
          await store.send(.backButtonTapped)
          await store.finish()
          store.assert { $0.names = server.names }
        }
      })
    return all
  }
}
