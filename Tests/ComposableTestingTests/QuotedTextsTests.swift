import CasePaths
import Clocks
import ComposableCore
import ComposableTesting
import CounterpointTestSupport
import Dependencies
import Foundation
import Testing

/// The texts of failures that are an interface, as they are quoted, byte for byte.
@MainActor
@Suite struct QuotedTextsTests {
  struct Plain: Error {}
  struct Oops: Error, CustomStringConvertible { let description = "oops" }

  /// One text, where it stands in the message, and how to provoke it.
  struct Quote: CustomTestStringConvertible, Sendable {
    enum Place { case whole, beginning, line }
    let number: String
    let text: String
    let place: Place
    let provoke: @MainActor @Sendable () async -> Void
    var testDescription: String { number }
  }

  // U+2212 MINUS SIGN and U+2026 HORIZONTAL ELLIPSIS, spelled out so that no editor makes others of them.
  private nonisolated static let minus = "\u{2212}"
  private nonisolated static let ellipsis = "\u{2026}"

  private static func requested(answers error: (any Error)? = nil) async -> TestStoreOf<EffectsBasics> {
    let store = NumberFactTests.makeStore()
    if let error { store.dependencies.fact.fetchAsync = { _ in throw error } }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    return store
  }

  nonisolated static let quotes: [Quote] = [
    Quote(number: "1: none", text: "Expected to receive an action, but received none.", place: .line) {
      await NumberFactTests.makeStore(isForgetful: true).receive(\.numberFactResponse)
    },
    Quote(number: "1: none, synchronously", text: "Expected to receive an action, but received none.", place: .line) {
      let store = NumberFactTests.makeStore()
      _ = { store.receive(.incrementButtonTapped) }()
    },
    Quote(
      number: "2: another action",
      text: """
        Received unexpected action: \(ellipsis)

              EffectsBasics.Action.numberFactResponse(
            \(minus)   TaskResult.failure(FactClient.Failure())
            +   TaskResult.failure(NumberFactTests.SomeError())
              )

        (Expected: \(minus), Received: +)
        """,
      place: .whole
    ) {
      let store = await requested(answers: NumberFactTests.SomeError())
      await store.receive(.numberFactResponse(.failure(FactClient.Failure()))) { $0.isNumberFactRequestInFlight = false }
    },
    Quote(number: "3: receive", text: stateText(expected: "\"2\"", actual: "\"1 is a good number Brent\""), place: .whole) {
      let store = await requested()
      await store.receive(\.numberFactResponse) {
        $0.isNumberFactRequestInFlight = false
        $0.numberFact = "2"
      }
    },
    Quote(number: "3: send", text: stateText(expected: "\"2\"", actual: "nil"), place: .whole) {
      let store = TestStore(initialState: EffectsBasics.State()) { EffectsBasics() }
      await store.send(.incrementButtonTapped) {
        $0.count = 1
        $0.numberFact = "2"
      }
    },
    Quote(number: "3: assert", text: stateText(expected: "\"2\"", actual: "nil"), place: .whole) {
      let store = TestStore(initialState: EffectsBasics.State(count: 1)) { EffectsBasics() }
      store.assert { $0.numberFact = "2" }
    },
    Quote(number: "4: send", text: "Threw error: oops", place: .whole) {
      await TestStore(initialState: 0) { EmptyReducer<Int, Int>() }.send(1) { _ in throw Oops() }
    },
    Quote(number: "4: assert", text: "Threw error: oops", place: .whole) {
      TestStore(initialState: 0) { EmptyReducer<Int, Int>() }.assert { _ in throw Oops() }
    },
    Quote(number: "5: an error that is not Equatable", text: "Tried to compare a non-equatable error type: Plain", place: .line) {
      let store = await requested(answers: Plain())
      await store.receive(.numberFactResponse(.failure(Plain()))) { $0.isNumberFactRequestInFlight = false }
    },
    Quote(
      number: "7: uuid", text: "@Dependency(\\.uuid) has no test implementation, but was accessed from a test context:", place: .line
    ) {
      let store = TestStore(initialState: 0) { Reduce<Int, Int> { _, _ in Effect.none(after: Reads().id()) } }
      await store.send(1)
    },
    Quote(number: "7: the clock", text: "Unimplemented: ContinuousClock.now \(ellipsis)", place: .line) {
      let store = TestStore(initialState: 0) { Reduce<Int, Int> { _, _ in Effect.none(after: Reads().clock.now) } }
      await store.send(1)
    },
    Quote(number: "7: the date", text: "Unimplemented: @Dependency(\\.date) \(ellipsis)", place: .line) {
      let store = TestStore(initialState: 0) { Reduce<Int, Int> { _, _ in Effect.none(after: Reads().date.now) } }
      await store.send(1)
    },
    Quote(number: "9: the wrong case", text: "Can't modify unrelated case \"packing\"", place: .line) {
      let trip = Trip(id: 1, city: "Rome")
      let store = TestStore(initialState: Trips.State(path: StackState([.packing(Packing.State(trip: trip))]))) { Trips() }
      store.assert { $0.path[id: 0, case: \.detail]?.trip.city = "Turin" }
    },
  ]

  private nonisolated static func stateText(expected: String, actual: String) -> String {
    """
    A state change does not match expectation: \(ellipsis)

          EffectsBasics.State(
            count: 1,
            isNumberFactRequestInFlight: false,
        \(minus)   numberFact: \(expected)
        +   numberFact: \(actual)
          )

    (Expected: \(minus), Actual: +)
    """
  }

  @Test("B.9: the quoted texts", arguments: quotes)
  func text(_ quote: Quote) async throws {
    // What is reported where is the business of each test framework; figure spaces align the lines that do not differ.
    let messages = await issues { await quote.provoke() }.map { String($0.drop { $0 != " " }.dropFirst()).replacing("\u{2007}", with: " ") }
    switch quote.place {
    case .whole: #expect(messages.contains { $0.utf8.elementsEqual(quote.text.utf8) }, "\(messages)")
    case .beginning: #expect(messages.contains { $0.utf8.starts(with: quote.text.utf8) }, "\(messages)")
    case .line:
      let first = messages.map { String($0.prefix { $0 != "\n" }) }
      #expect(first.contains { $0.utf8.elementsEqual(quote.text.utf8) }, "\(messages)")
    }
  }
}

/// Dependencies that a test did not set.
private struct Reads {
  @Dependency(\.uuid) var id
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date
}

extension Effect {
  fileprivate static func none<Value>(after value: Value) -> Self { .none }
}
