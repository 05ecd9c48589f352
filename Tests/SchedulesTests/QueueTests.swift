@testable import Schedules
import Testing

@Suite struct QueueTests {
  @Test("Jobs come out in the order of arrival, whatever their lane")
  func arrivalOrder() {
    var queue = JobQueue<Int>()
    for (job, lane) in [(1, Lane.main), (2, .pool), (3, .main), (4, .pool)] { queue.append(job, to: lane) }
    #expect(queue.candidateCount == 3)
    #expect(queue.removeAll().map(\.job) == [1, 2, 3, 4])
  }

  @Test("Only the oldest job of the main actor is a candidate", arguments: [(0, 1), (1, 2), (2, 4)])
  func candidates(_ candidate: Int, _ expected: Int) {
    var queue = JobQueue<Int>()
    for (job, lane) in [(1, Lane.pool), (2, .main), (3, .main), (4, .pool)] { queue.append(job, to: lane) }
    #expect(queue.remove(candidate: candidate).job == expected)
    #expect(queue.count == 3)
  }

  @Test("Random operations agree with a plain array", arguments: 0..<50 as Range<UInt64>)
  func randomOperations(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var queue = JobQueue<Int>()
    var model: [(job: Int, lane: Lane)] = []
    for job in 0..<600 {
      // Runs of one kind, so that the buffers grow and shrink past their compaction.
      if model.isEmpty || (job / 100).isMultiple(of: 2) && UInt8.random(in: 0..<10, using: &generator) < 8 {
        let lane = Bool.random(using: &generator) ? Lane.main : .pool
        queue.append(job, to: lane)
        model.append((job, lane))
      } else {
        let firstMain = model.firstIndex { $0.lane == .main }
        let candidates = model.indices.filter { model[$0].lane == .pool || $0 == firstMain }
        #expect(queue.candidateCount == candidates.count, "seed \(seed)")
        let candidate = Int.random(in: 0..<candidates.count, using: &generator)
        let expected = model.remove(at: candidates[candidate])
        let removed = queue.remove(candidate: candidate)
        #expect(removed.job == expected.job && removed.lane == expected.lane, "seed \(seed), job \(job)")
      }
      #expect(queue.count == model.count, "seed \(seed), job \(job)")
    }
  }

  @Test(
    "Choices by order",
    arguments: [
      (Schedule.Order.fifo, [0, 0, 0, 0]),
      (.replay([2, 0, 9, 1]), [2, 0, 3, 1]),
      (.replay([1]), [1, 0, 0, 0]),
      (.replay([-4, 3]), [0, 3, 0, 0]),
    ])
  func choices(_ order: Schedule.Order, _ expected: [Int]) {
    var source = ChoiceSource(order)
    #expect(expected.map { _ in source.choose(among: 4) } == expected)
    #expect(source.choices == (order == .fifo ? [] : expected))
  }

  @Test("A question with one answer is no choice")
  func singleCandidate() {
    var source = ChoiceSource(.replay([1]))
    #expect(source.choose(among: 1) == 0)
    #expect(source.choose(among: 2) == 1)
    #expect(source.choices == [1])
  }

  @Test("A seed keeps its meaning")
  func seed() {
    var source = ChoiceSource(.seed(1))
    let choices = (0..<60).map { _ in source.choose(among: 5) }
    var again = ChoiceSource(.seed(1))
    #expect(choices == (0..<60).map { _ in again.choose(among: 5) })
    #expect(Set(choices) == [0, 1, 2, 3, 4])
    var generator = SeededGenerator(seed: 1_234_567)
    // The published test vector of SplitMix64.
    #expect((0..<3).map { _ in generator.next() } == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test("Sleeps wake by deadline, then by arrival", arguments: 0..<30 as Range<UInt64>)
  func sleeps(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var queue = SleepQueue<Int>()
    var model: [(job: Int, deadline: Duration)] = []
    var now = Duration.zero
    for job in 0..<200 {
      if model.isEmpty || UInt8.random(in: 0..<10, using: &generator) < 6 {
        let delay = Duration.seconds(Int.random(in: -1..<6, using: &generator))
        queue.add(job, sleeper: UInt64(job), after: delay, description: "")
        model.append((job, now + max(delay, .zero)))
      } else {
        let next = model.indices.min { (model[$0].deadline, model[$0].job) < (model[$1].deadline, model[$1].job) }!
        let expected = model.remove(at: next)
        now = expected.deadline
        #expect(queue.removeNext() == expected.job, "seed \(seed), job \(job)")
        #expect(queue.now == now, "seed \(seed)")
      }
    }
    for sleep in queue.sleeps { #expect(queue.removeAll(ofSleeper: sleep.sleeper) == [sleep.wakeUp]) }
    #expect(queue.removeNext() == nil)
  }

  @Test(
    "The delay of a sleep is the roundest that fits",
    arguments: [
      (9_991, 10_012, 10_000), (999, 1_001, 1_000), (99_300, 102_000, 100_000), (1_499_990, 1_500_010, 1_500_000),
      (333_320, 333_334, 333_000),
      (-5_000, -1, 0), (300, 10_300, 10_000), (40, 51, 0), (4_990, 5_004, 5_000),
    ])
  func delays(_ atLeast: Int, _ atMost: Int, _ expected: Int) {
    #expect(SleepDelay.roundest(atLeast: .microseconds(atLeast), atMost: .microseconds(atMost)) == .microseconds(expected))
  }

  @Test("Ticks leave the line first in first out, or early")
  func ticks() {
    var line = TickLine<String>()
    let ids = ["a", "b", "c"].map { label in
      let id = line.makeID()
      line.append(.init(id: id, label: label, waiter: label))
      return id
    }
    #expect(line.remove(id: ids[1])?.waiter == "b")
    #expect(line.remove(id: ids[1]) == nil)
    #expect(line.removeFirst()?.waiter == "a")
    #expect(line.removeFirst()?.waiter == "c")
    #expect(line.removeFirst() == nil)
  }

  @Test(
    "Orders are written and read in the same words",
    arguments: [
      Schedule.Order.fifo, .seed(0), .seed(.max), .replay([]), .replay([1, 0, 22]),
    ])
  func orderText(_ order: Schedule.Order) { #expect(Schedule.Order(order.description) == order) }

  @Test("Text that is no order is refused", arguments: ["", "seed", "seed(-1)", "replay(1)", "replay([1,])", "replay([-1])", "lifo"])
  func noOrder(_ text: String) { #expect(Schedule.Order(text) == nil) }
}
