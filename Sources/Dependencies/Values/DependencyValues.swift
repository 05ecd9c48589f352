/// The collection of all dependencies that are in force in one place.
///
/// Declare a dependency by giving this type a computed property:
///
/// ```swift
/// extension DependencyValues {
///   var speechClient: SpeechClient {
///     get { self[SpeechClient.self] }
///     set { self[SpeechClient.self] = newValue }
///   }
/// }
/// ```
///
/// Read it with ``Dependency``, change it for a piece of work with `withDependencies`:
///
/// ```swift
/// let model = withDependencies {
///   $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
///   $0.speechClient.requestAuthorization = { false }
/// } operation: {
///   RecordMeetingModel()
/// }
/// ```
///
/// ## What is found where
///
/// A dependency is looked up in this order:
/// 1. the overrides of the innermost `withDependencies` around the *reading* code, which include those of the outer ones;
/// 2. the overrides that were in force where the `@Dependency` property was *made*;
/// 3. what ``prepareDependencies(_:)`` prepared;
/// 4. the default of the key for the ``context``: ``DependencyKey/liveValue``, ``TestDependencyKey/previewValue`` or
///    ``TestDependencyKey/testValue``.
///
/// Overrides travel with the task: `Task { }`, task groups and `async let` inherit them, `Task.detached` and callbacks from other threads
/// do not. Carry them over with `withEscapedDependencies` there. Point 2 is why an object keeps the dependencies it was made
/// with although its methods are called much later from somewhere else.
///
/// Defaults are made once and kept: for the life of the process, and in tests for the length of one test. Tests that run in parallel see
/// neither the overrides nor the defaults of each other.
///
/// - Complexity: Reading and setting are O(1). The first set on a copy is O(*n*) in the number of overrides.
public struct DependencyValues: Sendable {
  /// What is in force where the values are read.
  var layer: DependencyLayer

  /// Where the reading `@Dependency` property comes from.
  private let origin: DependencyOrigin?

  init(layer: DependencyLayer, origin: DependencyOrigin? = nil) {
    self.layer = layer
    self.origin = origin
  }

  /// What was in force where the reading `@Dependency` property was made; `nil` when that is nothing else.
  var captured: DependencyLayer? {
    guard let captured = origin?.captured, captured !== layer else { return nil }
    return captured
  }

  /// The `@Dependency` property that reads; `nil` when values are looked at without one, for instance to override one endpoint of a
  /// client. Only properties count as an access that fails a test.
  var access: DependencyAccess? { origin?.declaration }

  /// Creates values without any override.
  public init() {
    self.init(layer: .root)
  }

  /// Values without overrides in the live context.
  public static var live: DependencyValues { DependencyValues(context: .live) }

  /// Values without overrides in the preview context.
  public static var preview: DependencyValues { DependencyValues(context: .preview) }

  /// Values without overrides in the test context.
  public static var test: DependencyValues { DependencyValues(context: .test) }

  private init(context: DependencyContext) {
    self.init(layer: DependencyLayer(context: context, scope: DependencyLayer.root.scope))
  }
}
