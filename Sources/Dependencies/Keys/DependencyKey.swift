/// A key of a dependency: at least its live value, and if wanted the values for previews and tests.
///
/// ```swift
/// struct SpeechClient: Sendable {
///   var requestAuthorization: @Sendable () async -> Bool
/// }
///
/// extension SpeechClient: DependencyKey {
///   static let liveValue = SpeechClient(requestAuthorization: { await Recognizer.authorize() })
///   static let previewValue = SpeechClient(requestAuthorization: { true })
/// }
///
/// extension DependencyValues {
///   var speechClient: SpeechClient {
///     get { self[SpeechClient.self] }
///     set { self[SpeechClient.self] = newValue }
///   }
/// }
/// ```
///
/// A value is asked for once and then kept: for the life of the process when it runs live or in a preview, for the length of one test in
/// tests. So `static var liveValue: Database { Database() }` makes one database, not one for each reader.
///
/// The example leaves out `testValue`: a test that reaches the speech client without an override fails and says so.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The type of the dependency; the conforming type itself when nothing else is said.
  associatedtype Value = Self

  /// The value that features see when the application runs.
  static var liveValue: Value { get }

  /// The value that features see in previews; ``liveValue`` when nothing else is said.
  static var previewValue: Value { get }

  /// The value that features see in tests; when nothing else is said, reaching it without an override fails the test.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value.
  public static var previewValue: Value { liveValue }

  /// The live value, after a test failure that tells how to provide a value for tests.
  ///
  /// There is no other value to go on with, so a test that fails here may reach the outside world once.
  public static var testValue: Value {
    MissingImplementation.testValueIsMissing(for: Self.self)
    return liveValue
  }
}
