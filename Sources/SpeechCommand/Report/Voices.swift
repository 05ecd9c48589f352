import Foundation
import SpeechRecognition

/// Has sentences spoken and joins them to recordings.
struct Voices {
  /// A program that speaks could not be run.
  struct Silent: Error, CustomStringConvertible {
    let description: String
  }

  /// Sentences with pauses of half a second to a second and a half between them.
  func recording(of sentences: [String], by voice: Voice) throws -> Recording {
    var recording = Recording()
    recording.pause(0.6)
    for (sentence, pause) in zip(sentences, voice.pauses) {
      recording.say(sentence, try speak(sentence, by: voice))
      recording.pause(pause)
    }
    return recording
  }

  /// All sentences three times over, each by another voice than the one before, with short and long pauses.
  func meeting() throws -> Recording {
    let voices = [Voice.slt, .espeak175, .rms, .espeak160, .awb, .espeakF3, .slt, .espeak220]
    var recording = Recording()
    recording.pause(1)
    for (number, pause) in Pauses.meeting.enumerated() {
      let sentence = Sentences.meeting[number % Sentences.meeting.count]
      recording.say(sentence, try speak(sentence, by: voices[(number * 5 + number / 16) % voices.count]))
      recording.pause(pause)
    }
    return recording
  }

  /// All sentences without a pause and without the stops between them.
  func withoutPauses(by voice: Voice) throws -> Recording {
    let text = Sentences.meeting.map { $0.dropLast() }.joined(separator: " ")
    var recording = Recording()
    recording.say(text, try speak(text, by: voice))
    return recording
  }

  private func speak(_ text: String, by voice: Voice) throws -> [Int16] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("counterpoint-speech-\(UUID()).wav").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    switch voice.program {
    case .flite: try run("flite", ["-voice", voice.voice, "-t", text, "-o", file])
    case .espeak(let wordsPerMinute, let pitch):
      try run("espeak-ng", ["-v", voice.voice, "-s", "\(wordsPerMinute)", "-p", "\(pitch)", "-w", file, text])
    }
    let samples = try WAVFile(path: file).samples()
    // All voices are equally loud, half of what fits.
    let peak = samples.map { abs(Double($0)) }.max() ?? 1
    return samples.map { Int16((Double($0) * 0.5 * 32_767 / max(peak, 1)).rounded()) }
  }

  private func run(_ program: String, _ arguments: [String]) throws {
    guard let path = findInPath(program) else {
      throw Silent(description: "\(program) is not installed. Run make setup-test, or on Debian: apt-get install \(program)")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Silent(description: "\(program) failed with \(process.terminationStatus)") }
  }
}
