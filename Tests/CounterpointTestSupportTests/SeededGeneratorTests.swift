import CounterpointTestSupport
import Testing

@Suite struct SeededGeneratorTests {
  @Test("The numbers are those of the published algorithm")
  func publishedNumbers() {
    var generator = SeededGenerator(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
      16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
    #expect("\(generator)" == "seed 1234567")
  }

  @Test("The first seed that throws is reported and the last to run")
  func repeating() async {
    struct Stop: Error {}
    var seeds: [UInt64] = []
    withKnownIssue {
      SeededGenerator.repeating(seeds: 0..<10) { generator in
        seeds.append(generator.seed)
        if generator.seed == 3 { throw Stop() }
      }
    } matching: {
      "\($0.comments)".contains("seed 3 failed") && "\($0.comments)".contains("seeds: [3]")
    }
    #expect(seeds == [0, 1, 2, 3])

    await withKnownIssue {
      await SeededGenerator.repeating(seeds: [7, 8]) { generator in
        await Task.yield()
        if generator.seed == 8 { throw Stop() }
      }
    } matching: {
      "\($0.comments)".contains("seed 8 failed")
    }
  }
}
