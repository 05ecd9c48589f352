#if Macros
  /// Declares a dependency whose test value is the initial value of the property.
  ///
  /// ```swift
  /// extension DependencyValues {
  ///   @DependencyEntry var analytics: Analytics = Analytics.silent
  /// }
  /// ```
  ///
  /// The value is made anew for each test. Give it a live value with ``DependencyEntry(liveValue:previewValue:)``.
  @attached(accessor, names: named(get), named(set))
  @attached(peer, names: prefixed(_DependencyKey_))
  public macro DependencyEntry() = #externalMacro(module: "CounterpointMacros", type: "DependencyEntryMacro")

  /// Declares a dependency: its key, and the property that reads and overrides it.
  ///
  /// ```swift
  /// extension DependencyValues {
  ///   @DependencyEntry(liveValue: SpeechClient.live, previewValue: SpeechClient.lorem)
  ///   var speechClient: SpeechClient = SpeechClient()
  /// }
  /// ```
  ///
  /// The initial value of the property is the test value; without one, a test that does not override the dependency fails. The type must
  /// be written down, and the arguments name it: there is no property yet that an implicit `.live` could take it from.
  ///
  /// Written by hand, without the macro, this is:
  ///
  /// ```swift
  /// extension DependencyValues {
  ///   var speechClient: SpeechClient {
  ///     get { self[SpeechClientKey.self] }
  ///     set { self[SpeechClientKey.self] = newValue }
  ///   }
  /// }
  ///
  /// private enum SpeechClientKey: DependencyKey {
  ///   static var liveValue: SpeechClient { SpeechClient.live }
  ///   static var previewValue: SpeechClient { SpeechClient.lorem }
  ///   static var testValue: SpeechClient { SpeechClient() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - liveValue: The live value, made once in the process; without one the dependency is an interface only.
  ///   - previewValue: The value for previews; the live value when left out.
  @attached(accessor, names: named(get), named(set))
  @attached(peer, names: prefixed(_DependencyKey_))
  public macro DependencyEntry<Value>(liveValue: Value? = nil, previewValue: Value? = nil) =
    #externalMacro(module: "CounterpointMacros", type: "DependencyEntryMacro")

  /// Declares a dependency with its test value among the arguments.
  ///
  /// - Parameters:
  ///   - testValue: The test value, made anew for each test.
  ///   - liveValue: The live value, made once in the process; without one the dependency is an interface only.
  ///   - previewValue: The value for previews; the live value when left out.
  @attached(accessor, names: named(get), named(set))
  @attached(peer, names: prefixed(_DependencyKey_))
  public macro DependencyEntry<Value>(_ testValue: Value, liveValue: Value? = nil, previewValue: Value? = nil) =
    #externalMacro(module: "CounterpointMacros", type: "DependencyEntryMacro")
#endif
