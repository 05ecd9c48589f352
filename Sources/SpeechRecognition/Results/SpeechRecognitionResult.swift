/// What has been understood so far, from the beginning of the task; each result replaces the one before.
///
/// ```swift
/// for try await result in speechClient.startTask(SpeechRecognitionRequest()) {
///   state.transcript = result.bestTranscription.formattedString
/// }
/// ```
public struct SpeechRecognitionResult: Hashable, Sendable {
  /// The whole text, as good as it is known by now. Its last phrase may still change.
  public var bestTranscription: Transcription

  /// Whether this is the last result: nothing will change any more.
  public var isFinal: Bool

  /// The candidates, best first. The recogniser has one.
  public var transcriptions: [Transcription]

  /// Seconds of audio from the beginning of the task that this result takes into account.
  public var heardSeconds: Double

  /// Seconds of audio that were thrown away because they arrived faster than this machine could recognise them.
  public var lostSeconds: Double

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - bestTranscription: The whole text so far.
  ///   - isFinal: Whether nothing will change any more.
  ///   - transcriptions: The candidates, best first.
  ///   - heardSeconds: Seconds of audio that were taken into account.
  ///   - lostSeconds: Seconds of audio that were thrown away.
  public init(
    bestTranscription: Transcription,
    isFinal: Bool,
    transcriptions: [Transcription],
    heardSeconds: Double = 0,
    lostSeconds: Double = 0
  ) {
    self.bestTranscription = bestTranscription
    self.isFinal = isFinal
    self.transcriptions = transcriptions
    self.heardSeconds = heardSeconds
    self.lostSeconds = lostSeconds
  }
}
