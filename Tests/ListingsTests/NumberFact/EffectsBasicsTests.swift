import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite struct EffectsBasicsTests {
  private func store(count: Int = 1, _ fetch: @escaping @Sendable (Int) async throws -> String) -> TestStoreOf<EffectsBasics> {
    TestStore(initialState: EffectsBasics.State(count: count, numberFact: "an old one")) {
      EffectsBasics()
    } withDependencies: {
      $0.fact.fetchAsync = fetch
    }
  }

  @Test("AC-S2-1, AC-S2-4: a fact arrives, without a queue, a sleep or a wait")
  func numberFact_HappyPath() async {
    let store = store(count: 0) { "\($0) is a good number Brent" }
    await store.send(.incrementButtonTapped) {
      $0.count = 1
      $0.numberFact = nil
    }
    await store.send(.numberFactButtonTapped) {
      $0.isNumberFactRequestInFlight = true
    }
    await store.receive(.numberFactResponse(.success("1 is a good number Brent"))) {
      $0.isNumberFactRequestInFlight = false
      $0.numberFact = "1 is a good number Brent"
    }
  }

  @Test("AC-S2-2, AC-S2-4: a failure arrives, and there is no fact")
  func numberFact_UnhappyPath() async {
    let store = store { _ in throw FactClient.Failure() }
    await store.send(.numberFactButtonTapped) {
      $0.isNumberFactRequestInFlight = true
      $0.numberFact = nil
    }
    await store.receive(.numberFactResponse(.failure(FactClient.Error()))) {
      $0.isNumberFactRequestInFlight = false
    }
  }

  @Test("AC-L5-6: an error of a certain type is matched by its cast, and others are not")
  func errorsAreMatched() async {
    let store = store { _ in throw URLError(.notConnectedToInternet) }
    await store.send(.numberFactButtonTapped) {
      $0.isNumberFactRequestInFlight = true
      $0.numberFact = nil
    }
    await store.receive(.numberFactResponse(.failure(URLError(.notConnectedToInternet)))) {
      $0.isNumberFactRequestInFlight = false
      $0.isOffline = true
    }
  }

  @Test("AC-S2-3: a receive for which there is no effect fails at once")
  func forgottenEffect() async {
    let fact = FactClient { _ in "" }
    let store = TestStore(initialState: EffectsBasics.State()) {
      Reduce<EffectsBasics.State, EffectsBasics.Action> { state, _ in
        state.isNumberFactRequestInFlight = true
        return EffectsBasicsShape.forgottenEffect.effect(fact, state.count)
      }
    }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    await withKnownIssue {
      await store.receive(.numberFactResponse(.success("")))
    } matching: { issue in
      "\(issue)".contains("Expected to receive an action, but received none.")
    }
  }

  @Test("Every shape of the effect that the episode passes through sends the same", arguments: EffectsBasicsShape.allCases)
  func shapes(shape: EffectsBasicsShape) async {
    let fact = FactClient { count in
      if count == 2 { throw FactClient.Failure() }
      return "\(count) is a good number Brent"
    }
    let store = TestStore(initialState: 0) {
      Reduce<Int, EffectsBasics.Action> { count, action in
        guard action == .numberFactButtonTapped else { return .none }
        count += 1
        return shape.effect(fact, count)
      }
    }
    await store.send(.numberFactButtonTapped) { $0 = 1 }
    if shape != .forgottenEffect { await store.receive(.numberFactResponse(.success("1 is a good number Brent"))) }
    await store.send(.numberFactButtonTapped) { $0 = 2 }
    if shape != .forgottenEffect { await store.receive(.numberFactResponse(.failure(FactClient.Failure()))) }
  }
}
