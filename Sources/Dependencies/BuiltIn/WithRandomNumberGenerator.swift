import Synchronization

/// A dependency that lends a random number generator.
///
/// ```swift
/// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
/// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
///
/// In tests override it with a seeded generator: `$0.withRandomNumberGenerator = WithRandomNumberGenerator(seeded)`.
public final class WithRandomNumberGenerator: Sendable {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>

  /// Creates a dependency that lends a generator.
  ///
  /// - Parameter generator: The generator.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Mutex(generator)
  }

  /// Lends the generator.
  ///
  /// Others wait until the work is done, so it must not ask for the same generator again.
  ///
  /// - Parameter work: Draws from the generator.
  /// - Returns: What the work returns.
  public func callAsFunction<R>(_ work: (inout any RandomNumberGenerator & Sendable) -> R) -> R {
    // The lock hands the result out as it is: it is made by the caller's own closure, on the caller's thread.
    generator.withLock { generator in UncheckedResult(value: work(&generator)) }.value
  }

  // It only carries the result out of the lock, from the caller's closure to the caller, on one thread.
  private struct UncheckedResult<R>: @unchecked Sendable {
    let value: R
  }
}

extension DependencyValues {
  /// Lends a random number generator, the one of the system; a test that does not override it fails.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
}
