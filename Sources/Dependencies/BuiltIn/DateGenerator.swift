public import FoundationEssentials

/// A dependency that tells the current date.
///
/// ```swift
/// @Dependency(\.date) var date        // date() or date.now
/// @Dependency(\.date.now) var now     // now
/// ```
///
/// In tests override it: `$0.date = .constant(date)` or `$0.date.now = date`.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Creates a generator from a function.
  ///
  /// - Parameter generate: Tells the current date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// The current date. After it was set, the date that was set.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// Tells the current date.
  ///
  /// - Returns: The current date.
  public func callAsFunction() -> Date {
    generate()
  }

  /// A generator that always tells the same date.
  ///
  /// - Parameter now: The date.
  /// - Returns: The generator.
  public static func constant(_ now: Date) -> DateGenerator {
    DateGenerator { now }
  }
}

extension DependencyValues {
  /// Tells the current date; a test that does not override it fails when it asks.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }

  static var testValue: DateGenerator {
    // Setting `\.date.now` by key path reads the old date first, which is no use of the dependency.
    guard !DependencyResolution.isOnlyLooking else { return liveValue }
    let once = OnceReport("@Dependency(\\.date)", cure: "$0.date.now = Date(timeIntervalSince1970: 1_234_567_890)")
    return DateGenerator {
      once.report()
      return Date()
    }
  }
}
