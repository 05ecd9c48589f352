extension SpeechAudioSource {
  /// A source of audio in another format, converted as it comes.
  ///
  /// ```swift
  /// let source = try SpeechAudioSource.converted(name: "the page", from: AudioFormat(sampleRate: 48_000, channels: 2), delivery: .live) {
  ///   page.frames()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: What the source is called in messages.
  ///   - format: What comes out of `open`.
  ///   - delivery: How the source hands over its audio.
  ///   - requestAccess: Asks for permission to listen; says yes when left out.
  ///   - open: Opens the source: samples between -1 and 1, of several channels one after the other. What is beyond is clipped, and what is
  ///     no number is silence.
  /// - Returns: The source.
  /// - Throws: ``SpeechError/unsupportedAudio(sampleRate:channels:)`` for a format that cannot be converted.
  public static func converted(
    name: String,
    from format: AudioFormat,
    delivery: Delivery,
    requestAccess: @escaping @Sendable () async -> SpeechAuthorizationStatus = { .authorized },
    open: @escaping @Sendable () async throws -> AsyncThrowingStream<[Float], any Error>
  ) throws(SpeechError) -> SpeechAudioSource {
    let converter = try AudioConverter(from: format)
    return SpeechAudioSource(name: name, delivery: delivery, requestAccess: requestAccess) {
      let conversion = Conversion(converter, of: try await open())
      return AsyncThrowingStream { try await conversion.next() }
    }
  }
}

private actor Conversion {
  private var converter: AudioConverter
  private var frames: AsyncThrowingStream<[Float], any Error>?

  init(_ converter: AudioConverter, of frames: AsyncThrowingStream<[Float], any Error>) {
    self.converter = converter
    self.frames = frames
  }

  func next() async throws -> [Int16]? {
    while let frames {
      // A stream keeps its place by itself, so that each call may make an iterator of its own.
      var iterator = frames.makeAsyncIterator()
      guard let samples = try await iterator.next(isolation: self) else {
        self.frames = nil
        return converter.finish()
      }
      let converted = converter.convert(samples)
      if !converted.isEmpty { return converted }
    }
    return nil
  }
}
