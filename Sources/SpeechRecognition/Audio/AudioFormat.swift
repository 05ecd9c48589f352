/// How audio is laid out in time and in channels.
public struct AudioFormat: Hashable, Sendable {
  /// Samples a second, in each channel.
  public var sampleRate: Int

  /// How many channels there are; their samples come one after the other.
  public var channels: Int

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - sampleRate: Samples a second, in each channel.
  ///   - channels: How many channels there are.
  public init(sampleRate: Int, channels: Int) {
    self.sampleRate = sampleRate
    self.channels = channels
  }

  /// What the recogniser takes: 16,000 samples a second, mono.
  public static let recogniser = AudioFormat(sampleRate: SpeechAudioSource.sampleRate, channels: 1)

  /// Checks that audio of this format can be converted.
  ///
  /// The recogniser believes any rate: audio that says a wrong one becomes confident nonsense, so only plausible ones pass.
  ///
  /// - Throws: ``SpeechError/unsupportedAudio(sampleRate:channels:)``.
  public func check() throws(SpeechError) {
    guard (8_000...96_000).contains(sampleRate), (1...2).contains(channels) else {
      throw .unsupportedAudio(sampleRate: sampleRate, channels: channels)
    }
  }
}
