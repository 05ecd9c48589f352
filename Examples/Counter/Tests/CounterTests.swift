import ComposableArchitecture
import CounterFeature
import Testing

@MainActor
@Suite struct CounterTests {
  @Test func theReducerCounts() {
    var state = Counter.State(count: 1)
    _ = Counter().reduce(into: &state, action: .incrementButtonTapped)
    #expect(state.count == 2)
    _ = Counter().reduce(into: &state, action: .decrementButtonTapped)
    #expect(state.count == 1)
  }

  @Test func aFactTakesASecond() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State(count: 1)) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.incrementButtonTapped) { $0.count = 2 }
    await store.send(.factButtonTapped) { $0.isLoadingFact = true }
    await store.send(.factButtonTapped)
    await clock.advance(by: .milliseconds(999))
    await store.send(.nameChanged("Blob")) { $0.name = "Blob" }
    await clock.advance(by: .milliseconds(1))
    await store.receive(.factResponse("2 is a prime number.")) {
      $0.isLoadingFact = false
      $0.fact = "2 is a prime number."
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 3
      $0.fact = nil
    }
    await store.finish()
  }

  @Test(arguments: [
    (0, "0 is the only number that is neither positive nor negative."),
    (1, "1 is an odd number, and its square is 1."),
    (2, "2 is a prime number."),
    (-3, "-3 is a negative prime."),
    (9, "9 is an odd number, and its square is 81."),
    (-4, "-4 is an even number, and its square is 16."),
    (97, "97 is a prime number."),
  ])
  func facts(number: Int, fact: String) async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State(count: number)) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.factButtonTapped) { $0.isLoadingFact = true }
    await clock.advance(by: .seconds(1))
    await store.receive(.factResponse(fact)) {
      $0.isLoadingFact = false
      $0.fact = fact
    }
  }
}
