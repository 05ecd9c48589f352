/// One recogniser of speech for one listener, such as the model of a screen that records a meeting.
///
/// ```swift
/// let speech = Speech(audio: .wavFile("meeting.wav"))
/// for try await result in await speech.startTask(request: SpeechRecognitionRequest()) {
///   transcript = result.bestTranscription.formattedString
/// }
/// ```
public actor Speech {
  private let tasks: RecognitionTasks

  /// Creates a recogniser. Nothing is loaded or opened before the first task.
  ///
  /// - Parameters:
  ///   - audio: Where the speech comes from. Opened anew for each task.
  ///   - engine: The engine, which may be shared by many.
  public init(audio: SpeechAudioSource, engine: SpeechEngine = .shared) {
    tasks = RecognitionTasks(audio: audio, engine: engine)
  }

  /// Starts to listen. A task that is already running is finished: it gives its final result, and what it held is released.
  ///
  /// - Parameter request: What is asked of the task.
  /// - Returns: The results: each is the whole text so far. The stream ends when the audio does, throws a ``SpeechError`` when something
  ///   fails, and stops to listen when nobody reads it.
  public func startTask(request: SpeechRecognitionRequest) -> AsyncThrowingStream<SpeechRecognitionResult, any Error> {
    tasks.startTask(request) { $0 }
  }

  /// Ends the running task, which gives its final result and then ends.
  public func finishTask() { tasks.finish() }
}
