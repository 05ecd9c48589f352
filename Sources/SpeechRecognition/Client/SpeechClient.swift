import IssueReporting

/// Asks for permission to listen, and turns speech into text while people talk.
///
/// A struct of functions: a feature calls them, an application provides the live ones, a test replaces those that it is about.
///
/// ```swift
/// @Dependency(\.speechClient) var speechClient
///
/// return .run { send in
///   guard await speechClient.requestAuthorization() == .authorized else { return }
///   for try await transcript in speechClient.start() {
///     await send(.speechResult(transcript))
///   }
/// }
/// ```
///
/// There are two ways to listen. ``start`` gives plain strings. ``startTask`` takes a request and gives results with phrases and their
/// times, and ``finishTask`` ends it. Each element of both is the whole text so far.
///
/// | value | what it does |
/// |---|---|
/// | ``live(audio:engine:)`` | recognises speech on this machine |
/// | ``lorem`` | a paragraph of Latin, word by word: for previews |
/// | ``unimplemented`` | fails the test that calls it |
/// | ``scripted(_:authorization:)`` and ``ScriptedSpeech`` | what a test tells it to |
public struct SpeechClient: Sendable {
  /// Ends the tasks that are running; each gives its final result and then ends.
  ///
  /// Asynchronous so that it can be called in effects and not in reducers.
  public var finishTask: @Sendable () async -> Void

  /// Asks whether speech may be recognised. May take as long as a person thinks, or for ever.
  public var requestAuthorization: @Sendable () async -> SpeechAuthorizationStatus

  /// Starts to listen, and gives the whole text each time it changes.
  ///
  /// The stream ends when the audio does, throws a ``SpeechError`` when recognition fails, and stops to listen when nobody reads it.
  public var start: @Sendable () -> AsyncThrowingStream<String, any Swift.Error>

  /// Starts a recognition task, and gives a result each time the text changes, then the final one.
  ///
  /// The stream ends when the audio does or ``finishTask`` is called, throws a ``Failure`` when recognition fails, and stops to listen when
  /// nobody reads it. A task that was started before by the same client is finished.
  public var startTask: @Sendable (SpeechRecognitionRequest) -> AsyncThrowingStream<SpeechRecognitionResult, any Swift.Error>

  /// Creates a client. What is left out reports an issue when it is called, which fails a test.
  ///
  /// ```swift
  /// let client = SpeechClient(
  ///   requestAuthorization: { .authorized },
  ///   start: {
  ///     AsyncThrowingStream { continuation in
  ///       continuation.yield("Hello world!")
  ///       continuation.finish()
  ///     }
  ///   }
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - finishTask: Ends the tasks that are running.
  ///   - requestAuthorization: Asks whether speech may be recognised.
  ///   - start: Starts to listen and gives strings.
  ///   - startTask: Starts a task and gives results.
  public init(
    finishTask: @escaping @Sendable () async -> Void = SpeechClient.unimplemented.finishTask,
    requestAuthorization: @escaping @Sendable () async -> SpeechAuthorizationStatus = SpeechClient.unimplemented.requestAuthorization,
    start: @escaping @Sendable () -> AsyncThrowingStream<String, any Swift.Error> = SpeechClient.unimplemented.start,
    startTask: @escaping @Sendable (SpeechRecognitionRequest) -> AsyncThrowingStream<SpeechRecognitionResult, any Swift.Error> =
      SpeechClient.unimplemented.startTask
  ) {
    self.finishTask = finishTask
    self.requestAuthorization = requestAuthorization
    self.start = start
    self.startTask = startTask
  }
}
