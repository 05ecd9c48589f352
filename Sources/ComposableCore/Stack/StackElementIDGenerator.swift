public import Dependencies
import Synchronization

/// A dependency that makes the ids of the elements of stacks.
///
/// Live it counts through the whole process, so that an id is never given to two elements. In a test it counts from 0. Popping gives no
/// number back: an element that is pushed after two others gets `#2`, whatever has been popped in between.
public struct StackElementIDGenerator: Sendable {
  /// Makes the next id.
  public let next: @Sendable () -> StackElementID

  /// Tells which id comes next, and leaves it to be the next.
  public let peek: @Sendable () -> StackElementID

  /// Makes a generator from its two functions.
  ///
  /// - Parameters:
  ///   - next: Makes the next id. One that is still on the stack is passed over, so the numbers may repeat, but not for ever.
  ///   - peek: Tells which id `next` would make.
  public init(next: @escaping @Sendable () -> StackElementID, peek: @escaping @Sendable () -> StackElementID) {
    self.next = next
    self.peek = peek
  }

  /// Makes the next id.
  ///
  /// - Returns: The id.
  public func callAsFunction() -> StackElementID {
    next()
  }

  /// A new generator that counts from a number.
  ///
  /// - Parameter first: The number of the first id.
  /// - Returns: A generator that shares its count with no other.
  public static func counting(from first: Int = 0) -> Self {
    let count = Count(first)
    return Self(next: { count.next() }, peek: { count.peek() })
  }

  /// A generator that goes on where this one stands, and does not move this one on: what makes the same ids twice.
  ///
  /// A test store evaluates an expectation with it, so that an element pushed there gets the id that it got in the reducer.
  package func independentCopy() -> Self {
    .counting(from: peek().generation)
  }

  private final class Count: Sendable {
    private let generation: Atomic<Int>

    init(_ first: Int) { generation = Atomic(first) }

    func next() -> StackElementID { StackElementID(generation: generation.wrappingAdd(1, ordering: .relaxed).oldValue) }
    func peek() -> StackElementID { StackElementID(generation: generation.load(ordering: .relaxed)) }
  }
}

extension StackElementIDGenerator: DependencyKey {
  /// Counts through the whole process.
  public static let liveValue = StackElementIDGenerator.counting()

  /// Counts from 0; a test has one of its own.
  public static var testValue: StackElementIDGenerator { .counting() }
}

extension DependencyValues {
  /// Makes the ids of the elements of stacks; counts from 0 in a test.
  public var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGenerator.self] }
    set { self[StackElementIDGenerator.self] = newValue }
  }
}
