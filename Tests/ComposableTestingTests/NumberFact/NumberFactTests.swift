import CasePaths
import Clocks
import ComposableCore
import ComposableTesting
import ConcurrencyExtras
import CounterpointTestSupport
import Dependencies
import Testing

/// The seed's tests of the number fact, and the failures that it quotes.
@MainActor
@Suite struct NumberFactTests {
  struct SomeError: Error, Equatable {}

  static func makeStore(count: Int = 1, isForgetful: Bool = false) -> TestStoreOf<EffectsBasics> {
    TestStore(initialState: EffectsBasics.State(count: count)) { EffectsBasics(isForgetful: isForgetful) }
  }

  @Test("AC-S2-1, AC-S2-4: the happy path, without a main queue, a sleep or an expectation to wait for")
  func happyPath() async {
    let store = Self.makeStore(count: 0)
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    await store.receive(.numberFactResponse(.success("1 is a good number Brent"))) {
      $0.isNumberFactRequestInFlight = false
      $0.numberFact = "1 is a good number Brent"
    }
  }

  @Test("AC-S2-2, AC-S2-4: the unhappy path")
  func unhappyPath() async {
    let store = Self.makeStore()
    store.dependencies.fact.fetchAsync = { _ in throw FactClient.Failure() }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    await store.receive(.numberFactResponse(.failure(FactClient.Failure()))) { $0.isNumberFactRequestInFlight = false }
  }

  @Test("AC-S2-3, AC-L4-1: a reducer that returns no effect fails the receive, within 50 ms, on its line")
  func receivedNone() async throws {
    let store = Self.makeStore(isForgetful: true)
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    let start = ContinuousClock.now
    let line = #line + 1
    let messages = await issues { await store.receive(.numberFactResponse(.success(""))) }
    // 50 ms are what a machine without company needs at most; the benchmark 'test-receive-never' measures it. What counts here is that nothing is waited for.
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(
      messages == [
        """
        ComposableTestingTests/NumberFactTests.swift:\(line): Expected to receive an action, but received none.

        There is no effect in flight that could send one.
        """
      ])
  }

  @Test("AC-L4-2 (by the ruling): an effect that never answers fails the receive at once, and with a timeout after that time")
  func neverAnswers() async throws {
    let store = Self.makeStore()
    store.dependencies.fact.fetchAsync = { _ in try await Task.never() }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    store.showsAwaitPoints = false
    // How much later than that a busy machine comes back to this test is not the test store's doing.
    for (timeout, least) in [(UInt64(0), 0), (100_000_000, 0.095)] {
      let start = ContinuousClock.now
      let messages = await issues { await store.receive(.numberFactResponse(.success("")), timeout: timeout) }
      #expect(messages.count == 1 && messages[0].contains("Expected to receive an action, but received none."))
      #expect((ContinuousClock.now - start) / .seconds(1) >= least)
    }
    await store.skipInFlightEffects()
  }

  @Test("AC-L4-3: a wrong expectation is shown as a difference with its unchanged neighbours")
  func stateDifference() async {
    let store = Self.makeStore()
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    let messages = await issues {
      await store.receive(.numberFactResponse(.success("1 is a good number Brent"))) {
        $0.isNumberFactRequestInFlight = false
        $0.numberFact = "2 is a good number Brent"
      }
    }
    expect(
      messages,
      """
      A state change does not match expectation: …

            EffectsBasics.State(
              count: 1,
              isNumberFactRequestInFlight: false,
          −   numberFact: "2 is a good number Brent"
          +   numberFact: "1 is a good number Brent"
            )

      (Expected: −, Actual: +)
      """)
  }

  @Test("AC-L4-4: another error than the expected one is an unexpected action")
  func unexpectedAction() async {
    let store = Self.makeStore()
    store.dependencies.fact.fetchAsync = { _ in throw SomeError() }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    let messages = await issues {
      await store.receive(.numberFactResponse(.failure(FactClient.Failure()))) { $0.isNumberFactRequestInFlight = false }
    }
    expect(
      messages,
      """
      Received unexpected action: …

            EffectsBasics.Action.numberFactResponse(
          −   TaskResult.failure(FactClient.Failure())
          +   TaskResult.failure(NumberFactTests.SomeError())
            )

      (Expected: −, Received: +)
      """)
  }

  @Test("AC-L5-3: comparing an error that is not Equatable says so")
  func errorThatIsNotEquatable() async {
    struct Plain: Error {}
    let store = Self.makeStore()
    store.dependencies.fact.fetchAsync = { _ in throw Plain() }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    let messages = await issues {
      await store.receive(.numberFactResponse(.failure(Plain()))) { $0.isNumberFactRequestInFlight = false }
    }
    #expect(messages.contains { $0.contains("Tried to compare a non-equatable error type: Plain") })
  }

  @Test("AC-L4-5: the synchronous receive fails at once, also when it is forced in an asynchronous test")
  func synchronously() async {
    let store = Self.makeStore()
    let messages = issues { _ = { store.receive(.numberFactResponse(.success(""))) }() }
    #expect(messages.count == 1 && messages[0].contains("Expected to receive an action, but received none."))
    _ = { store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true } }()
    _ = {
      store.receive(.numberFactResponse(.success("1 is a good number Brent"))) {
        $0.isNumberFactRequestInFlight = false
        $0.numberFact = "1 is a good number Brent"
      }
    }()
  }

  @Test("AC-L4-5: a synchronous test uses the synchronous forms")
  func synchronousTest() {
    let store = Self.makeStore()
    store.send(.incrementButtonTapped) { $0.count = 2 }
    store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    store.receive(\.numberFactResponse.success) {
      $0.isNumberFactRequestInFlight = false
      $0.numberFact = "2 is a good number Brent"
    }
  }

  @Test("AC-L4-6: the same test passes a thousand times, in less than 5 s")
  func repeated() async {
    let start = ContinuousClock.now
    for _ in 1...1_000 { await happyPath() }
    // Five seconds are for a machine without company; that a single wait of a second in each would take a quarter of an hour is what counts here.
    #expect(ContinuousClock.now - start < .seconds(300))
  }

  @Test("AC-L4-9: a dependency that changes between two sends changes only what comes after")
  func changedDependency() async {
    let store = Self.makeStore()
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    store.dependencies.fact.fetchAsync = { "\($0) is a bad number" }
    await store.receive(\.numberFactResponse.success, "1 is a good number Brent") {
      $0.isNumberFactRequestInFlight = false
      $0.numberFact = "1 is a good number Brent"
    }
    await store.send(.numberFactButtonTapped) {
      $0.isNumberFactRequestInFlight = true
      $0.numberFact = nil
    }
    await store.receive(\.numberFactResponse.success, "1 is a bad number") {
      $0.isNumberFactRequestInFlight = false
      $0.numberFact = "1 is a bad number"
    }
  }

  private func expect(_ messages: [String], _ text: String, _ location: Testing.SourceLocation = #_sourceLocation) {
    // The lines that do not differ are aligned by figure spaces.
    let texts = messages.map { $0.replacing("\u{2007}", with: " ") }
    #expect(texts.count == 1 && texts[0].hasSuffix(": \(text)"), "\(texts)", sourceLocation: location)
  }
}
