extension SpeechClient {
  /// A client that recognises speech on this machine.
  ///
  /// Audio leaves neither the process nor memory. The model, some 160 MB in memory, is loaded when the first task starts, and is shared by
  /// all clients of the same engine.
  ///
  /// ```swift
  /// $0.speechClient = .live(audio: .wavFile("meeting.wav"))
  /// ```
  ///
  /// - Parameters:
  ///   - audio: Where the speech comes from. Opened anew for each task.
  ///   - engine: The recogniser.
  /// - Returns: The client. Making it is cheap and loads nothing.
  public static func live(audio: SpeechAudioSource, engine: SpeechEngine = .shared) -> SpeechClient {
    let tasks = RecognitionTasks(audio: audio, engine: engine)
    return SpeechClient(
      finishTask: { tasks.finish() },
      requestAuthorization: {
        do { try engine.installation.check() } catch { return .restricted }
        return await audio.requestAccess()
      },
      start: { tasks.startStrings() },
      startTask: { request in tasks.startTask(request) { Failure($0) } }
    )
  }

  /// A client that recognises speech on this machine, from audio that is already permitted, such as that of a microphone which is on.
  ///
  /// - Parameters:
  ///   - audio: Opens the source: mono frames with 16,000 samples a second, of any length. Called for each task; its stream is cancelled
  ///     when the task ends. At most the last minute of what has not been recognised is kept.
  ///   - engine: The recogniser.
  /// - Returns: The client.
  public static func live(
    audio: @escaping @Sendable () -> AsyncThrowingStream<[Int16], any Swift.Error>,
    engine: SpeechEngine = .shared
  ) -> SpeechClient {
    live(audio: SpeechAudioSource(name: "audio", delivery: .live, open: audio), engine: engine)
  }
}
