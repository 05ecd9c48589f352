public import Dependencies

extension SpeechClient: DependencyKey {
  /// The recogniser of this machine, as yet without a source of audio: who has one overrides this with ``live(audio:engine:)``.
  ///
  /// Until then permission is `restricted`, and listening throws ``SpeechError/noAudioSource``.
  public static let liveValue = SpeechClient.live(audio: .unavailable)

  /// A paragraph of Latin, word by word; see ``lorem``.
  public static let previewValue = SpeechClient.lorem

  /// Fails the test that reads the dependency without overriding it. Of a client that was overridden in part, the rest fails when called.
  public static var testValue: SpeechClient { NotOverridden.testValue }

  // The dependency system's own report of a missing test value, with a value behind it that reaches nothing outside.
  private enum NotOverridden: DependencyKey {
    static var liveValue: SpeechClient { .unimplemented }
  }
}

extension DependencyValues {
  /// Asks for permission to listen, and turns speech into text.
  ///
  /// ```swift
  /// let store = TestStore(initialState: RecordMeeting.State()) {
  ///   RecordMeeting()
  /// } withDependencies: {
  ///   $0.speechClient = .scripted(["Do some", "Do some talking"])
  /// }
  /// ```
  public var speechClient: SpeechClient {
    get { self[SpeechClient.self] }
    set { self[SpeechClient.self] = newValue }
  }
}
