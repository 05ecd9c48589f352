public import FoundationEssentials
import Synchronization

/// A dependency that makes unique identifiers.
///
/// ```swift
/// @Dependency(\.uuid) var uuid
/// let standup = Standup(id: uuid())
/// ```
///
/// In tests override it with ``incrementing`` or ``constant(_:)``.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Creates a generator from a function.
  ///
  /// - Parameter generate: Makes the next identifier.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Makes an identifier.
  ///
  /// - Returns: The next identifier.
  public func callAsFunction() -> UUID {
    generate()
  }

  /// A new generator that always makes the same identifier.
  ///
  /// - Parameter uuid: The identifier.
  /// - Returns: The generator.
  public static func constant(_ uuid: UUID) -> UUIDGenerator {
    UUIDGenerator { uuid }
  }

  /// A new generator that counts: `UUID(0)`, `UUID(1)`, `UUID(2)` and so on.
  public static var incrementing: UUIDGenerator {
    let next = Counter()
    return UUIDGenerator { UUID(next.increment()) }
  }

  private final class Counter: Sendable {
    private let next = Atomic(0)
    func increment() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }
  }
}

extension UUID {
  /// Creates the identifier with a number, for tests: `UUID(42)` is `00000000-0000-0000-0000-00000000002A`.
  ///
  /// - Parameter number: The number, which becomes the last eight bytes. Different numbers make different identifiers.
  public init(_ number: Int) {
    let bits = UInt64(bitPattern: Int64(number))
    func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (8 * (7 - index))) }
    self.init(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7))
    )
  }
}

extension DependencyValues {
  /// Makes unique identifiers; random ones live and in previews, and none in tests that do not override it.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
}
