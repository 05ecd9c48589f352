/// A voice of a program that speaks, and how many of its words are misunderstood.
struct Voice: Sendable {
  enum Program: Sendable {
    case flite
    case espeak(wordsPerMinute: Int, pitch: Int)
  }

  let name: String
  let program: Program
  let voice: String
  /// Seconds of silence behind each of the sentences.
  let pauses: [Double]
  /// Percent of the words of ``Sentences/meeting``, as measured before there was this program.
  let reference: Double

  static let slt = Voice(flite: "slt", Pauses.slt, reference: 4.1)
  static let rms = Voice(flite: "rms", Pauses.rms, reference: 4.1)
  static let kal16 = Voice(flite: "kal16", Pauses.kal16, reference: 10.7)
  static let kal = Voice(flite: "kal", Pauses.kal, reference: 11.7)
  static let awb = Voice(flite: "awb", Pauses.awb, reference: 13.8)
  static let espeak175 = Voice(espeak: "en-us", wordsPerMinute: 175, pitch: 50, Pauses.espeak175, reference: 8.7)
  static let espeak160 = Voice(espeak: "en-gb", wordsPerMinute: 160, pitch: 40, Pauses.espeak160, reference: 10.7)
  static let espeak140 = Voice(espeak: "en-us", wordsPerMinute: 140, pitch: 50, Pauses.espeak140, reference: 13.8)
  static let espeakF3 = Voice(espeak: "en-us+f3", wordsPerMinute: 165, pitch: 60, Pauses.espeakF3, reference: 14.8)
  static let espeak220 = Voice(espeak: "en-us", wordsPerMinute: 220, pitch: 50, Pauses.espeak220, reference: 17.3)
  static let espeakScotland = Voice(espeak: "en-gb-scotland", wordsPerMinute: 160, pitch: 45, Pauses.espeakScotland, reference: 29.1)

  static let all = [slt, rms, kal16, kal, awb, espeak175, espeak160, espeak140, espeakF3, espeak220, espeakScotland]

  private init(flite voice: String, _ pauses: [Double], reference: Double) {
    name = "flite \(voice)"
    program = .flite
    self.voice = voice
    self.pauses = pauses
    self.reference = reference
  }

  private init(espeak voice: String, wordsPerMinute: Int, pitch: Int, _ pauses: [Double], reference: Double) {
    name = "espeak \(voice) \(wordsPerMinute)"
    program = .espeak(wordsPerMinute: wordsPerMinute, pitch: pitch)
    self.voice = voice
    self.pauses = pauses
    self.reference = reference
  }
}
