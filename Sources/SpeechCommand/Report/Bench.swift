import Foundation
import SpeechRecognition

/// One run of measurements on one engine, and what in it was not as promised.
final class Bench {
  let engine = SpeechEngine()
  let voices = Voices()
  private(set) var broken: [String] = []
  let printsTexts: Bool

  init(printsTexts: Bool) { self.printsTexts = printsTexts }

  /// Prints a measurement and its promise, and keeps in mind when the promise is broken.
  func expect(_ name: String, _ value: Double, atMost promise: Double, _ unit: String, _ note: String = "") {
    let isKept = value <= promise
    let line =
      "\(padded(name, 34)) \(padded(number(value), -8)) \(padded(unit, 10)) at most \(padded(number(promise), -6))  \(isKept ? "ok  " : "OVER")  \(note)"
    print(line)
    fflush(nil)
    if !isKept { broken.append("\(name): \(number(value)) \(unit), at most \(number(promise))") }
  }

  /// What is understood of samples, with the time of each result since the beginning.
  static func listen(
    to samples: [Int16],
    pacing: SpeechAudioSource.Pacing,
    engine: SpeechEngine
  ) async throws -> [(time: Double, result: SpeechRecognitionResult)] {
    let speech = Speech(audio: .samples(samples, pacing: pacing), engine: engine)
    let clock = ContinuousClock()
    let start = clock.now
    var results: [(Double, SpeechRecognitionResult)] = []
    for try await result in await speech.startTask(request: SpeechRecognitionRequest()) {
      results.append((start.duration(to: clock.now) / .seconds(1), result))
    }
    return results
  }

  /// The final text of samples that are handed over as fast as they are recognised.
  func text(of samples: [Int16], engine: SpeechEngine? = nil) async throws -> String {
    let results = try await Self.listen(to: samples, pacing: .asFastAsPossible, engine: engine ?? self.engine)
    return results.last?.result.bestTranscription.formattedString ?? ""
  }
}

private func number(_ value: Double) -> String {
  String(format: abs(value) >= 100 ? "%.0f" : abs(value) >= 10 ? "%.1f" : "%.2f", value)
}

/// Text with spaces up to a width: behind it, or before it when the width is negative.
func padded(_ text: String, _ width: Int) -> String {
  let spaces = String(repeating: " ", count: max(0, abs(width) - text.count))
  return width < 0 ? spaces + text : text + spaces
}
