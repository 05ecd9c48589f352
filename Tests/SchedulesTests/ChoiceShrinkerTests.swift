import Schedules
import Testing

@Suite struct ChoiceShrinkerTests {
  /// Shrinks to the end and returns the result and the number of runs.
  private func shrink(_ choices: [Int], while fails: ([Int]) -> Bool) -> (smallest: [Int], runs: Int) {
    var shrinker = ChoiceShrinker(choices)
    var runs = 0
    while let proposal = shrinker.next() {
      runs += 1
      shrinker.report(stillFails: fails(proposal))
      if runs > 100_000 { break }
    }
    return (shrinker.smallest, runs)
  }

  @Test(
    "Shrinks to the cause",
    arguments: [
      ([3, 1, 4, 1, 5, 9, 2, 6], [], []),
      ([3, 1, 4, 1, 5, 9, 2, 6], [4], [0, 0, 0, 0, 1]),
      ([0, 1, 0, 0], [1], [0, 1]),
      ([], [], []),
      ([2, 2, 2], [0, 2], [1, 0, 1]),
    ] as [([Int], [Int], [Int])])
  func fixedPositions(_ choices: [Int], _ needs: [Int], _ smallest: [Int]) {
    let result = shrink(choices) { proposal in needs.allSatisfy { $0 < proposal.count && proposal[$0] > 0 } }
    #expect(result.smallest == smallest)
  }

  @Test("Entries before the cause are deleted when it may move")
  func deletion() {
    let result = shrink([0, 0, 7, 0, 3, 0]) { proposal in proposal.contains { $0 >= 3 } }
    #expect(result.smallest == [3])
  }

  @Test("The result fails and no single change makes it smaller", arguments: 0..<40 as Range<UInt64>)
  func minimal(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let choices = (0..<Int.random(in: 1..<60, using: &generator)).map { _ in Int.random(in: 0..<4, using: &generator) }
    let total = Int.random(in: 0...choices.reduce(0, +), using: &generator)
    let fails: ([Int]) -> Bool = { $0.reduce(0, +) >= total }
    let (smallest, runs) = shrink(choices, while: fails)
    #expect(fails(smallest), "seed \(seed)")
    #expect(smallest.count <= choices.count, "seed \(seed)")
    for index in smallest.indices where smallest[index] > 0 {
      var smaller = smallest
      smaller[index] = 0
      #expect(!fails(smaller), "seed \(seed), index \(index)")
    }
    #expect(runs <= 20 * choices.count * choices.count + 20, "seed \(seed)")
  }
}
