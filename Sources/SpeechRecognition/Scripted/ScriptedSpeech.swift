import IssueReporting
import Synchronization

/// Somebody who talks when a test says so.
///
/// ```swift
/// let speech = ScriptedSpeech()
/// let store = TestStore(initialState: RecordMeeting.State()) {
///   RecordMeeting()
/// } withDependencies: {
///   $0.speechClient = speech.client
/// }
/// await store.send(.onTask)
/// speech.say("Do some")
/// await store.receive(.speechResult("Do some")) { $0.transcript = "Do some" }
/// speech.finish()
/// ```
///
/// What is said reaches everybody who listens at that moment. To say something while nobody does is reported as an issue.
public final class ScriptedSpeech: Sendable {
  private struct Listener {
    let say: @Sendable (_ text: String, _ isFinal: Bool) -> Void
    let end: @Sendable ((any Error)?) -> Void
  }

  private struct State {
    var lastNumber = 0
    var listeners: [Int: Listener] = [:]
    var lastText = ""
    var terminations = 0
  }

  private let authorization: SpeechAuthorizationStatus
  private let state = Mutex(State())

  /// Creates somebody who is silent as yet.
  ///
  /// - Parameter authorization: The answer to the question whether one may listen.
  public init(authorization: SpeechAuthorizationStatus = .authorized) { self.authorization = authorization }

  /// The client with which a feature listens.
  public var client: SpeechClient {
    SpeechClient(
      finishTask: { [self] in finish() },
      requestAuthorization: { [authorization] in authorization },
      start: { [self] in
        let (strings, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
        let listener = Listener(
          say: { text, isFinal in if !isFinal { continuation.yield(text) } },
          end: { continuation.finish(throwing: $0) }
        )
        let leave = join(listener)
        continuation.onTermination = { _ in leave() }
        return strings
      },
      startTask: { [self] request in
        let (results, continuation) = AsyncThrowingStream<SpeechRecognitionResult, any Error>.makeStream()
        let listener = Listener(
          say: { text, isFinal in
            guard isFinal || request.shouldReportPartialResults else { return }
            let transcription = Transcription(formattedString: text, segments: [])
            continuation.yield(.init(bestTranscription: transcription, isFinal: isFinal, transcriptions: [transcription]))
          },
          end: { continuation.finish(throwing: $0) }
        )
        let leave = join(listener)
        continuation.onTermination = { _ in leave() }
        return results
      }
    )
  }

  /// How many streams somebody listens to.
  public var listeners: Int { state.withLock { $0.listeners.count } }

  /// How many streams have ended, whoever ended them.
  public var terminations: Int { state.withLock { $0.terminations } }

  /// Says something: every listener gets the text as the whole of what has been said so far.
  ///
  /// - Parameters:
  ///   - text: The whole text so far.
  ///   - fileID: Where this is called, for the issue when nobody listens.
  ///   - filePath: Where this is called.
  ///   - line: Where this is called.
  ///   - column: Where this is called.
  public func say(
    _ text: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let listeners = state.withLock { state in
      state.lastText = text
      return state.listeners.sorted { $0.key < $1.key }.map(\.value)
    }
    if listeners.isEmpty {
      reportIssue(
        """
        ScriptedSpeech said "\(text)" while nobody listened.

        Say it after the feature has called "start()" or "startTask(_:)", and before that stream has ended.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    for listener in listeners { listener.say(text, false) }
  }

  /// Ends all streams. Results get a last, final one with what was said last.
  public func finish() {
    for (listener, text) in running() {
      listener.say(text, true)
      listener.end(nil)
    }
  }

  /// Ends all streams with an error.
  ///
  /// - Parameter error: What the streams throw, for instance `SpeechClient.Failure.couldntStartAudioEngine`.
  public func fail(_ error: any Error) {
    for (listener, _) in running() { listener.end(error) }
  }

  private func running() -> [(Listener, String)] {
    state.withLock { state in
      state.listeners.sorted { $0.key < $1.key }.map { ($0.value, state.lastText) }
    }
  }

  private func join(_ listener: Listener) -> @Sendable () -> Void {
    let number = state.withLock { state in
      state.lastNumber += 1
      state.listeners[state.lastNumber] = listener
      return state.lastNumber
    }
    return { [weak self] in
      self?.state.withLock { state in
        guard state.listeners.removeValue(forKey: number) != nil else { return }
        state.terminations += 1
      }
    }
  }
}
