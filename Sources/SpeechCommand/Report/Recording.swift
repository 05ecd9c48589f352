import Foundation
import SpeechRecognition

/// Samples, and who said what when.
struct Recording: Sendable {
  struct Phrase: Sendable {
    let text: String
    /// Seconds from the beginning.
    let end: Double
  }

  private(set) var samples: [Int16] = []
  private(set) var phrases: [Phrase] = []

  var text: String { phrases.map(\.text).joined(separator: " ") }
  var seconds: Double { Double(samples.count) / Double(SpeechAudioSource.sampleRate) }

  mutating func pause(_ seconds: Double) {
    samples += repeatElement(0, count: Int(seconds * Double(SpeechAudioSource.sampleRate)))
  }

  mutating func say(_ text: String, _ speech: [Int16]) {
    samples += speech
    phrases.append(Phrase(text: text, end: seconds))
  }

  /// The beginning of the recording, with the phrases that are wholly in it.
  func cut(to length: Int) -> Recording {
    var cut = Recording()
    cut.phrases = phrases.filter { $0.end * Double(SpeechAudioSource.sampleRate) <= Double(length) }
    // Ends with the last whole phrase, and then is silent up to the length.
    let end = Int((cut.phrases.last?.end ?? 0) * Double(SpeechAudioSource.sampleRate))
    cut.samples = Array(samples.prefix(end)) + repeatElement(0, count: max(0, length - end))
    return cut
  }

  /// The same under white noise, so much weaker than what is spoken.
  func withNoise(decibelsBelow decibels: Double, _ dice: inout Dice) -> Recording {
    let spoken = samples.filter { $0 != 0 }
    let power = spoken.reduce(0) { $0 + Double($1) * Double($1) } / Double(max(spoken.count, 1))
    let noise = dice.noise(samples.count, deviation: power.squareRoot() / pow(10, decibels / 20))
    var noisy = self
    noisy.samples = zip(samples, noise).map { Int16(clamping: Int($0) + Int($1)) }
    return noisy
  }
}
