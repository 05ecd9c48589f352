import Foundation
import SpeechRecognition

/// WAV files made in memory, and written to a folder of their own for the length of a test.
enum WAVBytes {
  /// A file with a head as most programs write it.
  static func file(
    _ audio: [UInt8],
    rate: Int = 16_000,
    channels: Int = 1,
    bits: Int = 16,
    kind: Int = 1,
    dataSize: Int? = nil,
    before: [UInt8] = []
  ) -> [UInt8] {
    let frame = bits / 8 * channels
    let head = bytes("fmt ") + little(16, 4) + little(kind, 2) + little(channels, 2) + little(rate, 4) + little(rate * frame, 4)
    let body = head + little(frame, 2) + little(bits, 2) + before + bytes("data") + little(dataSize ?? audio.count, 4) + audio
    return bytes("RIFF") + little(4 + body.count, 4) + bytes("WAVE") + body
  }

  static func pcm(_ samples: [Int16]) -> [UInt8] { samples.flatMap { little(Int($0), 2) } }

  static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  static func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
}

/// A folder that is deleted with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("counterpoint-speech-tests-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let file = "\(path)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}
