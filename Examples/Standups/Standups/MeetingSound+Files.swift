import CounterpointWeb
import Foundation
import StandupsFeature

extension MeetingSound {
  /// All sounds, where the application plays them from.
  static let files = Dictionary(
    uniqueKeysWithValues: allCases.map { sound in
      (sound.address, ServedFile(type: "audio/wav", bytes: Chime(notes: sound.notes).wavFile))
    }
  )

  /// Two notes up when somebody else's turn begins, and a chord from above when all is over.
  private var notes: [Chime.Note] {
    switch self {
    case .turnEnd: [Chime.Note(pitch: 76, start: 0), Chime.Note(pitch: 83, start: 0.14)]
    case .meetingEnd:
      [
        Chime.Note(pitch: 88, start: 0), Chime.Note(pitch: 83, start: 0.18), Chime.Note(pitch: 80, start: 0.36),
        Chime.Note(pitch: 76, start: 0.54),
      ]
    }
  }
}

/// Notes of a small bell, made of sines that fade.
struct Chime {
  struct Note {
    /// The number of the note, where 69 is the A of 440 Hz.
    let pitch: Int
    /// When it is struck, in seconds.
    let start: Double
  }

  /// The overtones of a bell: their frequency, how loud they are, and how fast they fade.
  private static let partials: [(frequency: Double, level: Double, decay: Double)] = [
    (1, 0.6, 4), (2, 0.25, 7), (3.01, 0.12, 11), (4.2, 0.05, 18),
  ]
  private static let sampleRate = 22_050

  let notes: [Note]

  /// The sound as a WAV file: mono, 16 bits.
  var wavFile: [UInt8] {
    let samples = samples
    var file: [UInt8] = []
    func append(_ text: String) { file.append(contentsOf: text.utf8) }
    func append<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { file.append(contentsOf: $0) }
    }
    append("RIFF")
    append(UInt32(36 + samples.count * 2))
    append("WAVEfmt ")
    append(UInt32(16))
    append(UInt16(1))
    append(UInt16(1))
    append(UInt32(Self.sampleRate))
    append(UInt32(Self.sampleRate * 2))
    append(UInt16(2))
    append(UInt16(16))
    append("data")
    append(UInt32(samples.count * 2))
    for sample in samples { append(sample) }
    return file
  }

  private var samples: [Int16] {
    let rate = Double(Self.sampleRate)
    var sum = [Double](repeating: 0, count: Int(((notes.map(\.start).max() ?? 0) + 1.1) * rate))
    for note in notes {
      let frequency = 440 * pow(2, Double(note.pitch - 69) / 12)
      let first = Int(note.start * rate)
      for index in first..<sum.count {
        let time = Double(index - first) / rate
        // The first thousandths of a second swell, or the note would begin with a click.
        let attack = min(1, time / 0.004)
        for partial in Self.partials {
          let wave: Double = sin(2 * Double.pi * frequency * partial.frequency * time)
          sum[index] += attack * partial.level * exp(-partial.decay * time) * wave
        }
      }
    }
    let loudest = sum.reduce(1e-9) { max($0, abs($1)) }
    return sum.enumerated().map { index, value in
      let fade = min(1, Double(sum.count - index) / (0.15 * rate))
      return Int16(value / loudest * fade * 0.5 * 32_767)
    }
  }
}
