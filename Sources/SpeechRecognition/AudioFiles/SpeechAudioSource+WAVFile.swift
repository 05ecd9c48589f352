extension SpeechAudioSource {
  /// A WAV file. Other rates than 16,000 samples a second, and stereo, are converted.
  ///
  /// The file is opened when a task begins; a file that is missing or cannot be used makes the task throw a ``SpeechError``.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - pacing: How fast it is read. In real time it is what a microphone would be, down to audio that is lost on a machine that is too slow.
  ///   - clock: What the real time is told by.
  /// - Returns: The source.
  public static func wavFile(
    _ path: String,
    pacing: Pacing = .asFastAsPossible,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> SpeechAudioSource {
    SpeechAudioSource(name: path, delivery: pacing.delivery) {
      let reader = WAVReading(try WAVReader(path: path))
      return paced(pacing, by: clock) { try await reader.next() }
    }
  }
}

private actor WAVReading {
  private var reader: WAVReader

  init(_ reader: consuming WAVReader) { self.reader = reader }

  func next() throws(SpeechError) -> [Int16]? { try reader.next(seconds: 0.1) }
}
