/// A key of a dependency for which there is no live value here: the interface half of a dependency.
///
/// Conform to this protocol in the module that holds the interface of a dependency when its live implementation is heavy and lives in a
/// module of its own. The module with the live implementation then adds the conformance to ``DependencyKey``.
///
/// ```swift
/// // In the module "SpeechClient", which features depend upon:
/// extension SpeechClient: TestDependencyKey {
///   public static let testValue = SpeechClient(requestAuthorization: { .denied }, start: { .finished })
/// }
///
/// // In the module "SpeechClientLive", which only the application depends upon:
/// extension SpeechClient: DependencyKey {
///   public static let liveValue = SpeechClient(requestAuthorization: { await Recognizer.authorize() }, start: { Recognizer.results() })
/// }
/// ```
///
/// The metatypes of keys are sendable, so that a conformance is never confined to an actor: values are asked for from everywhere.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// The type of the dependency; the conforming type itself when nothing else is said.
  associatedtype Value: Sendable = Self

  /// The value that features see in previews; ``testValue`` when nothing else is said.
  static var previewValue: Value { get }

  /// The value that features see in tests that do not override the dependency.
  static var testValue: Value { get }

  /// Whether a test fails when it reaches the dependency without an override and the key has no test value of its own.
  ///
  /// `true` when nothing else is said. Return `false` for a key whose live value is harmless in tests.
  static var shouldReportUnimplemented: Bool { get }
}

extension TestDependencyKey {
  /// The test value.
  public static var previewValue: Value { testValue }

  /// `true`: a missing test value fails the test.
  public static var shouldReportUnimplemented: Bool { true }
}
