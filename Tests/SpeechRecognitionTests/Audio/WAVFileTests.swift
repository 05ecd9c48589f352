import Clocks
import Foundation
import SpeechRecognition
import Testing

struct WAVFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("16 bits, mono, at the recogniser's rate comes through as it is")
  func plain() throws {
    let samples: [Int16] = [0, 1, -1, 32_767, -32_768, 1_234]
    let file = try WAVFile(path: try folder.write(WAVBytes.file(WAVBytes.pcm(samples)), "a.wav"))
    #expect(try file.samples() == samples)
    #expect(file.format == .recogniser && file.duration == 6.0 / 16_000)
  }

  @Test("other sizes of samples, and stereo, become the same")
  func encodings() throws {
    let values: [Int16] = [0, 16_384, -16_384, -32_768]
    let files: [(String, [UInt8])] = [
      ("8 bits", WAVBytes.file([128, 192, 64, 0], bits: 8)),
      ("24 bits", WAVBytes.file(values.flatMap { WAVBytes.little(Int($0) << 8, 3) }, bits: 24)),
      ("32 bits", WAVBytes.file(values.flatMap { WAVBytes.little(Int($0) << 16, 4) }, bits: 32)),
      ("float", WAVBytes.file([0, 0.5, -0.5, -1].flatMap { WAVBytes.little(Int(Float($0).bitPattern), 4) }, bits: 32, kind: 3)),
      ("stereo", WAVBytes.file(WAVBytes.pcm([100, -100, 16_000, 16_768, -32_768, 0, -32_768, -32_768]), channels: 2)),
      ("a title before the audio", WAVBytes.file(WAVBytes.pcm(values), before: WAVBytes.bytes("LIST") + [3, 0, 0, 0, 1, 2, 3, 0])),
      ("written to a pipe", WAVBytes.file(WAVBytes.pcm(values), dataSize: 0xFFFF_FFFF)),
      ("cut off", Array(WAVBytes.file(WAVBytes.pcm(values + [7, 7, 7]), dataSize: 1_000).dropLast(6))),
    ]
    for (name, bytes) in files {
      #expect(try WAVFile(path: try folder.write(bytes, "a.wav")).samples() == values, "\(name)")
    }
  }

  @Test("the longer form of the head is read")
  func extensible() throws {
    let samples: [Int16] = [5, -6]
    var head = WAVBytes.file([], bits: 16)
    head[20] = 0xFE
    head[21] = 0xFF
    head[16] = 40
    let more =
      WAVBytes.little(22, 2) + WAVBytes.little(16, 2) + WAVBytes.little(4, 4) + WAVBytes.little(1, 2) + [UInt8](repeating: 0, count: 14)
    let bytes = Array(head[..<36]) + more + WAVBytes.bytes("data") + WAVBytes.little(4, 4) + WAVBytes.pcm(samples)
    #expect(try WAVFile(path: try folder.write(bytes, "a.wav")).samples() == samples)
  }

  @Test("what cannot be used is refused, with the reason")
  func refused() throws {
    let audio = WAVBytes.pcm([1, 2, 3, 4])
    var contradicting = WAVBytes.file(audio)
    contradicting[32] = 7
    let headless = WAVBytes.bytes("RIFF") + [0, 0, 0, 0] + WAVBytes.bytes("WAVEdata") + [4, 0, 0, 0, 1, 2, 3, 4]
    let huge = WAVBytes.bytes("RIFF") + [0, 0, 0, 0] + WAVBytes.bytes("WAVEfmt ") + [255, 255, 255, 255, 1, 2]
    let files: [([UInt8], String)] = [
      ([], "it is empty"), (Array("RIFF".utf8), "it is no WAV file"), (Array(repeating: 7, count: 500), "it is no WAV file"),
      (Array(WAVBytes.file(audio)[..<20]), "it ends before its audio begins"),
      (Array(WAVBytes.file(audio)[..<38]), "it ends before its audio begins"),
      (WAVBytes.file(audio, bits: 12), "12 bits"), (WAVBytes.file(audio, kind: 6), "kind 6"), (contradicting, "contradicts itself"),
      (WAVBytes.file([]), "there is no audio in it"), (headless, "comes before the description"),
      (huge, "description of the audio is damaged"),
    ]
    for (bytes, reason) in files {
      let path = try folder.write(bytes, "a.wav")
      #expect { try WAVFile(path: path) } throws: { error in
        guard case .unreadableAudio(path, let why)? = error as? SpeechError else { return false }
        return why.contains(reason)
      }
    }
    for (path, reason) in [("\(folder.path)/none.wav", "there is no such file"), (folder.path, "it is a folder")] {
      #expect(throws: SpeechError.unreadableAudio(path: path, reason: reason)) { try WAVFile(path: path) }
    }
  }

  @Test(
    "rates that nobody records with, and more than two channels, are refused: the recogniser would make nonsense of them",
    arguments: [
      (0, 1), (1, 1), (7_999, 1), (96_001, 1), (4_000_000_000, 1), (16_000, 0), (16_000, 3), (44_100, 6),
    ])
  func formats(rate: Int, channels: Int) throws {
    let path = try folder.write(WAVBytes.file(Array(repeating: 0, count: 480), rate: rate, channels: channels), "a.wav")
    #expect(throws: SpeechError.unsupportedAudio(sampleRate: rate, channels: channels)) { try WAVFile(path: path) }
    #expect(throws: SpeechError.unsupportedAudio(sampleRate: rate, channels: channels)) {
      try SpeechAudioSource.pipe(format: AudioFormat(sampleRate: rate, channels: channels))
    }
  }

  @Test("in real time each tenth of a second comes when it has been spoken")
  func realTime() async throws {
    let path = try folder.write(WAVBytes.file(WAVBytes.pcm(Array(repeating: 9, count: 4_000))), "a.wav")
    let clock = ImmediateClock<Duration>()
    let start = clock.now
    var times: [Duration] = []
    for try await piece in try await SpeechAudioSource.wavFile(path, pacing: .realTime, clock: clock).open() {
      times.append(start.duration(to: clock.now))
      #expect(piece.allSatisfy { $0 == 9 })
    }
    #expect(times == [.milliseconds(100), .milliseconds(200), .milliseconds(250)])
  }
}
