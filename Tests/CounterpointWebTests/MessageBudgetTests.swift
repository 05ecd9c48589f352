import Testing

@testable import CounterpointWeb

@Suite struct MessageBudgetTests {
  /// How many of many messages are taken at a time.
  private func taken(from budget: inout MessageBudget, at now: ContinuousClock.Instant) -> Int {
    (0..<1_000).filter { _ in budget.take(now: now) }.count
  }

  @Test func aBurstIsPermittedAndThenSoManyASecond() {
    let start = ContinuousClock.now
    var budget = MessageBudget(now: start)
    let counts = [0, 19, 21, 1_021, 2_021, 2_031].map { taken(from: &budget, at: start + .milliseconds($0)) }
    #expect(counts == [200, 0, 1, 50, 50, 0])
  }

  @Test func aRestFillsTheBucketAndNoMore() {
    let start = ContinuousClock.now
    var budget = MessageBudget(now: start)
    let counts = [0, 3_600, 0].map { taken(from: &budget, at: start + .seconds($0)) }
    #expect(counts == [200, 200, 0], "a clock that goes back gives nothing")
  }
}
