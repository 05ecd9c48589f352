import CounterpointTestSupport
import Testing

@Suite struct RandomOperationsTests {
  private struct Stop: Error {}

  @Test("A seed chooses the same operations each time, in proportion to their weights")
  func reproducible() throws {
    var operations = RandomOperations<[String]>()
    operations.add("a", weight: 3) { subject, _ in subject.append("a") }
    var others = RandomOperations<[String]>()
    others.add("b") { subject, _ in subject.append("b") }
    operations = operations.merging(others)
    func run(_ seed: UInt64) throws -> [String] {
      var generator = SeededGenerator(seed: seed)
      var log: [String] = []
      try operations.run(4_000, on: &log, using: &generator)
      return log
    }
    #expect(try run(1) == run(1))
    #expect(try run(1) != run(2))
    #expect((2_800...3_200).contains(try run(1).count { $0 == "a" }))
  }

  @Test("A failure names the seed, the step and what led to it", arguments: [false, true])
  func failure(inInvariant: Bool) {
    var operations = RandomOperations<Int>()
    operations.add("increment") { subject, _ in
      subject += 1
      if !inInvariant, subject == 5 { throw Stop() }
    }
    var generator = SeededGenerator(seed: 9)
    var subject = 0
    let failure = #expect(throws: RandomOperationFailure.self) {
      try operations.run(10, on: &subject, using: &generator) { if inInvariant, $0 == 5 { throw Stop() } }
    }
    #expect(failure?.step == 4 && failure?.seed == 9 && failure?.underlying is Stop)
    #expect(failure?.trail == Array(repeating: "increment", count: 5))
    #expect("\(failure!)".contains("Operation 4 ('increment', seed 9) failed: Stop()"))
  }
}
