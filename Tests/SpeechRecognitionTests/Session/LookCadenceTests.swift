import CounterpointTestSupport
@testable import SpeechRecognition
import Testing

struct LookCadenceTests {
  @Test(
    "a quick look leaves the pace at half a second; a slow one makes it twice as slow, up to 15 seconds",
    arguments: [
      (0, 8_192), (100, 8_192), (256, 8_192), (257, 8_704), (500, 16_384), (900, 29_184), (7_000, 224_256), (7_500, 239_616),
      (9_999_999, 239_616), (-5, 8_192),
    ])
  func pace(milliseconds: Int, samples: Int) {
    var cadence = LookCadence(isAdaptive: true)
    cadence.looked(taking: .milliseconds(milliseconds))
    #expect(cadence.due == samples)
    #expect(samples.isMultiple(of: LookCadence.hop))
  }

  @Test("a recording is looked at evenly, whatever a look takes")
  func even() {
    var cadence = LookCadence(isAdaptive: false)
    cadence.looked(taking: .seconds(5))
    #expect(cadence.due == LookCadence.shortest)
  }

  @Test("looks fall on whole hops, and no call gets more than a second")
  func slices() {
    var dice = SeededGenerator(seed: 11)
    var cadence = LookCadence(isAdaptive: true)
    var sinceLook = 0
    for _ in 0..<2_000 {
      let next = cadence.next
      #expect((1...16_000).contains(next))
      let count = Int.random(in: 1...next, using: &dice)
      sinceLook += count
      if cadence.heard(count) {
        #expect(sinceLook.isMultiple(of: LookCadence.hop))
        sinceLook = 0
        cadence.looked(taking: .milliseconds(Int.random(in: 0...3_000, using: &dice)))
      }
    }
  }
}
