/// Turns audio of any rate and of one or two channels into what the recogniser takes, piece by piece.
///
/// Two channels become their mean. The rate is changed by a windowed sinc filter, which keeps what lies below half of the lower rate and
/// removes the rest, which would fold back into the range of speech. Pieces of any length give the same samples as one long piece.
struct AudioConverter: Sendable {
  private let channels: Int
  private var resampler: Resampler?
  // Samples of a frame whose other channels have not arrived.
  private var rest: [Float] = []

  init(from format: AudioFormat) throws(SpeechError) {
    try format.check()
    channels = format.channels
    if format.sampleRate != SpeechAudioSource.sampleRate {
      resampler = Resampler(from: format.sampleRate, to: SpeechAudioSource.sampleRate)
    }
  }

  /// Converts the next piece.
  ///
  /// - Complexity: O(*n*) in the number of samples, some hundred operations each when the rate changes.
  mutating func convert(_ samples: [Float]) -> [Int16] {
    let mono = mixed(samples.map(Self.bounded))
    return (resampler?.convert(mono) ?? mono).map(Self.integer)
  }

  /// Gives what is left, once there is no more to convert.
  mutating func finish() -> [Int16] {
    rest = []
    return (resampler?.finish() ?? []).map(Self.integer)
  }

  private mutating func mixed(_ samples: [Float]) -> [Float] {
    guard channels > 1 else { return samples }
    let all = rest + samples
    let whole = all.count - all.count % channels
    rest = Array(all[whole...])
    return stride(from: 0, to: whole, by: channels).map { frame in
      var sum: Float = 0
      for channel in 0..<channels { sum += all[frame + channel] }
      return sum / Float(channels)
    }
  }

  // The recogniser does not survive what is no number: the stream that is opened next hears it too.
  private static func bounded(_ sample: Float) -> Float { sample.isFinite ? min(max(sample, -1), 1) : 0 }

  private static func integer(_ sample: Float) -> Int16 { Int16(min(max((sample * 32_768).rounded(), -32_768), 32_767)) }
}
