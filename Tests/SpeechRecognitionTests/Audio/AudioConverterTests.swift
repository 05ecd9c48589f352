import CounterpointTestSupport
import Foundation
@testable import SpeechRecognition
import Testing

struct AudioConverterTests {
  private func converted(_ samples: [Float], from format: AudioFormat, pieces: [Int] = []) throws -> [Int16] {
    var converter = try AudioConverter(from: format)
    var output: [Int16] = []
    var rest = samples[...]
    for piece in pieces {
      output += converter.convert(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
    }
    return output + converter.convert(Array(rest)) + converter.finish()
  }

  private func tone(_ frequency: Double, rate: Int, seconds: Double) -> [Float] {
    (0..<Int(Double(rate) * seconds)).map { Float(0.5 * sin(2 * .pi * frequency * Double($0) / Double(rate))) }
  }

  @Test("a tone stays the tone it was, in time and in loudness", arguments: [8_000, 11_025, 22_050, 44_100, 48_000, 96_000, 44_056])
  func tones(rate: Int) throws {
    let output = try converted(tone(440, rate: rate, seconds: 0.5), from: AudioFormat(sampleRate: rate, channels: 1))
    #expect(abs(output.count - 8_000) <= 1)
    let expected = tone(440, rate: 16_000, seconds: 0.5)
    // Not at the ends, where the tone is switched on and off.
    for index in 400..<7_600 { #expect(abs(Double(output[index]) / 32_768 - Double(expected[index])) < 0.004) }
  }

  @Test(
    "what lies above the recogniser's range does not fold back into it", arguments: [(48_000, 9_500.0), (44_100, 12_000), (22_050, 9_000)])
  func aliases(rate: Int, frequency: Double) throws {
    let output = try converted(tone(frequency, rate: rate, seconds: 0.25), from: AudioFormat(sampleRate: rate, channels: 1))
    let loudest = output[400..<3_600].map { abs(Int($0)) }.max() ?? 0
    #expect(loudest < 164, "a hundredth of the tone at most")
  }

  @Test("pieces of any length give what one piece gives", arguments: [8_000, 16_000, 22_050, 48_000])
  func pieces(rate: Int) throws {
    var dice = SeededGenerator(seed: 5)
    let samples = (0..<2 * rate / 10).map { _ in Float.random(in: -1...1, using: &dice) }
    for channels in 1...2 {
      let format = AudioFormat(sampleRate: rate, channels: channels)
      let whole = try converted(samples, from: format)
      let pieces = (0..<40).map { _ in Int.random(in: 0...200, using: &dice) }
      #expect(try converted(samples, from: format, pieces: pieces) == whole)
    }
  }

  @Test("the loudest samples stay, what is beyond is clipped, and what is no number is silence")
  func bounds() throws {
    let samples: [Float] = [1, -1, 2, -.infinity, .nan, 0.5]
    #expect(try converted(samples, from: .recogniser) == [32_767, -32_768, 32_767, 0, 0, 16_384])
  }
}
