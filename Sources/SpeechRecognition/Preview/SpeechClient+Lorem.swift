extension SpeechClient {
  /// A client for previews that talks Latin at a natural pace; see ``lorem(cadence:clock:)``.
  public static let lorem = lorem(cadence: .natural)

  /// A client for previews, which needs no microphone and no permission: a paragraph of Latin, word by word.
  ///
  /// Permission is given at once. Each element has one word more than the one before. The strings of ``SpeechClient/start`` end with a space
  /// each, and the stream ends after the last word. The results of ``SpeechClient/startTask`` are beginnings of the paragraph; after the
  /// last one the stream stays open, silent, until ``SpeechClient/finishTask`` is called, as that of a listener would in a quiet room.
  ///
  /// ```swift
  /// $0.speechClient = .lorem(cadence: .steady, clock: clock)
  /// ```
  ///
  /// - Parameters:
  ///   - cadence: How fast the words come.
  ///   - clock: What their time is told by.
  /// - Returns: The client.
  public static func lorem(cadence: LoremCadence, clock: any Clock<Duration> = ContinuousClock()) -> SpeechClient {
    let talks = LoremTalks(cadence: cadence, clock: clock)
    return SpeechClient(
      finishTask: { talks.finish() },
      requestAuthorization: { .authorized },
      start: { talks.strings() },
      startTask: { request in talks.results(request) }
    )
  }
}
