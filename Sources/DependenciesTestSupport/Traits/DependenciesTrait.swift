public import Dependencies
public import Testing

/// A trait that overrides dependencies for a test, or for each test of a suite.
///
/// Make one with `Trait.dependency(_:_:)`, `Trait.dependencies(_:)` or `Trait.dependencies`.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  /// The function that sets the overrides. It is called once for each test, so that no two tests share a value that it makes.
  private let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  init(_ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.updateValues = updateValues
  }

  /// `true`: on a suite the trait goes for every test in it.
  public let isRecursive = true

  /// Runs a test with the overrides.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: Runs the test.
  /// - Throws: What setting the overrides or running the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    TestSupportCheck.ensureTestSupportIsLinked()
    try await withDependencies {
      try await updateValues(&$0)
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Ties a test, or each test of a suite, to dependencies of its own, without overriding one.
  ///
  /// What the test makes then keeps the defaults of the test also where it is used from a detached task or another thread.
  public static var dependencies: Self {
    DependenciesTrait { _ in }
  }

  /// Overrides dependencies for a test, or for each test of a suite.
  ///
  /// ```swift
  /// @Suite(.dependencies {
  ///   $0.uuid = .incrementing
  ///   $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
  /// })
  /// struct RecordMeetingTests { … }
  /// ```
  ///
  /// - Parameter updateValues: Sets the overrides. Called for each test anew.
  /// - Returns: The trait.
  public static func dependencies(_ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void) -> Self {
    DependenciesTrait(updateValues)
  }

  /// Overrides one dependency for a test, or for each test of a suite.
  ///
  /// ```swift
  /// @Test(.dependency(\.continuousClock, ImmediateClock())) func timer() async { … }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The path to the dependency or to a part of it.
  ///   - value: The value. Evaluated for each test anew, so that `.incrementing` starts at 0 in each.
  /// - Returns: The trait.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    DependenciesTrait { $0[keyPath: keyPath] = try value() }
  }

  /// Overrides the dependency of a type that is its own key, for a test or for each test of a suite.
  ///
  /// ```swift
  /// @Test(.dependency(SpeechClient.denied)) func denied() async { … }
  /// ```
  ///
  /// - Parameter value: The value. Evaluated for each test anew.
  /// - Returns: The trait.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value {
    DependenciesTrait { $0[type: Value.self] = try value() }
  }
}
