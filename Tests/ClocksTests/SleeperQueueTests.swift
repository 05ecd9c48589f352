@testable import Clocks
import Schedules
import Testing

struct SleeperQueueTests {
  @Test("sleepers that leave early leave nothing behind, however many there are")
  func remainsAreBounded() {
    var queue = SleeperQueue<Int, Int>()
    for index in 0..<100_000 {
      let number = queue.takeNumber()
      queue.add(index, until: 1_000_000 + index, number: number)
      #expect(queue.remove(number: number) == index)
    }
    #expect(queue.isEmpty)
    #expect(queue.ticketCount <= 32)
  }

  @Test("random additions and removals come out as from a sorted list", arguments: 0..<20 as Range<UInt64>)
  func randomOperations(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var queue = SleeperQueue<Int, Int>()
    var model: [(deadline: Int, number: Int)] = []
    for step in 0..<2_000 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<5:
        let number = queue.takeNumber()
        let deadline = Int.random(in: 0..<50, using: &generator)
        queue.add(number, until: deadline, number: number)
        model.append((deadline, number))
      case 5..<9:
        guard let index = model.indices.randomElement(using: &generator) else { continue }
        let number = model.remove(at: index).number
        #expect(queue.remove(number: number) == number, "seed \(seed), step \(step)")
        #expect(queue.remove(number: number) == nil, "seed \(seed), step \(step)")
      default:
        let limit = Int.random(in: 0..<50, using: &generator)
        let expected = model.map(\.deadline).min().flatMap { $0 <= limit ? $0 : nil }
        let removed = queue.removeEarliest(through: limit)
        #expect(removed?.deadline == expected, "seed \(seed), step \(step)")
        #expect(
          removed?.sleepers == expected.map { first in model.filter { $0.deadline == first }.map(\.number) }, "seed \(seed), step \(step)")
        model.removeAll { $0.deadline == expected }
      }
      #expect(queue.count == model.count, "seed \(seed), step \(step)")
      #expect(queue.ticketCount <= 2 * queue.count + 32 || queue.count == model.count, "seed \(seed), step \(step)")
    }
    #expect(
      queue.inOrder.map(\.sleeper) == model.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }.map(\.number), "seed \(seed)")
  }
}
