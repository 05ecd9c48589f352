/// A set of named, weighted operations, of which random sequences are run against a subject.
///
/// The subject usually holds the thing under test next to a naive model of it; each operation does the same to both and throws
/// where they disagree:
///
/// ```swift
/// var operations = RandomOperations<(queue: Queue<Int>, model: [Int])>()
/// operations.add("append", weight: 3) { subject, generator in
///   let value = Int.random(in: 0..<100, using: &generator)
///   subject.queue.append(value)
///   subject.model.append(value)
/// }
/// operations.add("removeFirst") { subject, _ in
///   guard !subject.model.isEmpty else { return }
///   try #require(subject.queue.removeFirst() == subject.model.removeFirst())
/// }
/// SeededGenerator.repeating(seeds: 0..<50) { generator in
///   var subject = (queue: Queue<Int>(), model: [Int]())
///   try operations.run(1_000, on: &subject, using: &generator) { subject in
///     try #require(Array(subject.queue) == subject.model)
///   }
/// }
/// ```
public struct RandomOperations<Subject> {
  private struct Operation {
    var name: String
    var body: (inout Subject, inout SeededGenerator) throws -> Void
  }

  private var operations: [Operation] = []
  private var lots: [Int] = []

  /// Makes an empty set.
  public init() {}

  /// Adds an operation.
  ///
  /// - Parameters:
  ///   - name: What a failure calls it.
  ///   - weight: How often it is chosen compared with the others; at least 1.
  ///   - body: What it does to the subject. It takes its random arguments from the generator.
  public mutating func add(
    _ name: String,
    weight: Int = 1,
    _ body: @escaping (inout Subject, inout SeededGenerator) throws -> Void
  ) {
    lots.append(contentsOf: repeatElement(operations.count, count: max(1, weight)))
    operations.append(Operation(name: name, body: body))
  }

  /// A set of the operations of this set and of another one.
  ///
  /// - Parameter other: Operations on the same kind of subject. They keep their weights.
  /// - Returns: The union.
  public func merging(_ other: Self) -> Self {
    var result = self
    result.lots += other.lots.map { $0 + operations.count }
    result.operations += other.operations
    return result
  }

  /// Runs a random sequence of operations.
  ///
  /// - Parameters:
  ///   - count: How many operations to run.
  ///   - subject: What they are run on.
  ///   - generator: Chooses the operations and their arguments.
  ///   - invariant: Checked after each operation.
  /// - Throws: ``RandomOperationFailure``, which names the step, the operations before it and the error, when an operation or the
  ///   invariant throws.
  /// - Complexity: O(`count`) operations and checks.
  public func run(
    _ count: Int,
    on subject: inout Subject,
    using generator: inout SeededGenerator,
    invariant: (Subject) throws -> Void = { _ in }
  ) throws(RandomOperationFailure) {
    guard !lots.isEmpty else { return }
    var trail: [String] = []
    for step in 0..<count {
      let operation = operations[lots[Int.random(in: lots.indices, using: &generator)]]
      trail.append(operation.name)
      do {
        try operation.body(&subject, &generator)
        try invariant(subject)
      } catch {
        throw RandomOperationFailure(step: step, trail: trail.suffix(20), seed: generator.seed, underlying: error)
      }
    }
  }
}
