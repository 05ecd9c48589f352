import CounterpointTestSupport
@testable import SpeechRecognition
import Testing

struct SampleQueueTests {
  @Test("random puts and takes agree with a plain array", arguments: [1, 2, 3, 4] as [UInt64])
  func random(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let limit = Int.random(in: 1...60, using: &dice)
    var queue = SampleQueue(limit: limit)
    var model: [Int16] = []
    var lost = 0
    var last: Int16 = 0
    for step in 0..<3_000 {
      if Bool.random(using: &dice) {
        let isBounded = Int.random(in: 0..<5, using: &dice) > 0
        let new = (0..<Int.random(in: 0...25, using: &dice)).map { _ in
          last &+= 1
          return last
        }
        queue.put(new, isBounded: isBounded)
        model += new
        if isBounded, model.count > limit {
          lost += model.count - limit
          model.removeFirst(model.count - limit)
        }
      } else {
        let count = Int.random(in: -1...30, using: &dice)
        let taken = queue.take(atMost: count)
        #expect(taken == Array(model.prefix(max(count, 0))), "seed \(seed), step \(step)")
        model.removeFirst(taken.count)
      }
      #expect(queue.count == model.count && queue.lost == lost && queue.hasRoom == (model.count < limit), "seed \(seed), step \(step)")
    }
  }
}
