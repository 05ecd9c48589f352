extension SpeechAudioSource {
  /// How fast recorded audio is handed over.
  public enum Pacing: Hashable, Sendable {
    /// As if it were spoken now: in pieces of a tenth of a second, each when its last sample would have been spoken.
    case realTime

    /// As fast as it is recognised.
    case asFastAsPossible

    var delivery: Delivery { self == .realTime ? .live : .recording }
  }

  /// Samples that are already there.
  ///
  /// ```swift
  /// let client = SpeechClient.live(audio: .samples(recording, pacing: .realTime))
  /// ```
  ///
  /// - Parameters:
  ///   - samples: Mono, 16,000 a second.
  ///   - pacing: How fast they are handed over.
  ///   - clock: What the real time is told by.
  /// - Returns: The source. Each task hears the samples from their beginning.
  public static func samples(
    _ samples: [Int16],
    pacing: Pacing = .asFastAsPossible,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> SpeechAudioSource {
    SpeechAudioSource(name: "samples", delivery: pacing.delivery) {
      let pieces = SamplePieces(samples)
      return paced(pacing, by: clock) { await pieces.next() }
    }
  }

  /// A stream of pieces, each asked for when it is wanted and, in real time, held back until it would have been spoken.
  static func paced(
    _ pacing: Pacing,
    by clock: any Clock<Duration>,
    pieces: @escaping @Sendable () async throws -> [Int16]?
  ) -> AsyncThrowingStream<[Int16], any Error> {
    switch pacing {
    case .asFastAsPossible: AsyncThrowingStream { try await pieces() }
    case .realTime: inRealTime(by: clock, pieces: pieces)
    }
  }

  // Each piece has its own time since the beginning, so that delays do not add up.
  private static func inRealTime<SomeClock: Clock<Duration>>(
    by clock: SomeClock,
    pieces: @escaping @Sendable () async throws -> [Int16]?
  ) -> AsyncThrowingStream<[Int16], any Error> {
    let (start, spoken) = (clock.now, SpokenSamples())
    return AsyncThrowingStream {
      guard let piece = try await pieces() else { return nil }
      let time = Duration.seconds(await spoken.add(piece.count)) / sampleRate
      try await clock.sleep(until: start.advanced(by: time), tolerance: nil)
      return piece
    }
  }
}

private actor SamplePieces {
  private var rest: ArraySlice<Int16>

  init(_ samples: [Int16]) { rest = samples[...] }

  func next() -> [Int16]? {
    let piece = rest.prefix(SpeechAudioSource.sampleRate / 10)
    rest = rest.dropFirst(piece.count)
    return piece.isEmpty ? nil : Array(piece)
  }
}

private actor SpokenSamples {
  private var count = 0

  func add(_ new: Int) -> Int {
    count += new
    return count
  }
}
