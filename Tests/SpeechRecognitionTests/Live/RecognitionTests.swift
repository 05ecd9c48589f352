import Foundation
import SpeechRecognition
import Testing

extension LiveTests {
  /// Speech becomes text.
  @Suite struct Recognition {
    @Test("AC-S4-4: a WAV file gives partial results that grow, one final result with most of the words, and the end")
    func wavFile() async throws {
      let client = SpeechClient.live(audio: .wavFile(try Spoken.flite(Spoken.planning)), engine: LiveTests.engine)
      #expect(await client.requestAuthorization() == .authorized)
      let (results, error) = await client.startTask(SpeechRecognitionRequest()).collected()
      #expect(error == nil)
      #expect(results.filter { !$0.isFinal }.count >= 1)
      #expect(results.filter(\.isFinal).count == 1 && results.last?.isFinal == true)
      let last = try #require(results.last)
      #expect(Spoken.share(of: Spoken.planning, in: last.bestTranscription.formattedString) >= 0.8)
      #expect(last.bestTranscription.segments.allSatisfy { $0.isComplete && $0.duration > 0 } && last.lostSeconds == 0)
      #expect(results.dropLast().allSatisfy { $0.heardSeconds < last.heardSeconds })
    }

    @Test("the plain strings say the same; espeak's 22,050 samples a second are converted")
    func strings() async throws {
      let file = try Spoken.espeak(Spoken.documents)
      #expect(try WAVFile(path: file).format.sampleRate == 22_050)
      let (texts, error) = await SpeechClient.live(audio: .wavFile(file), engine: LiveTests.engine).start().collected()
      #expect(error == nil)
      #expect(Spoken.share(of: Spoken.documents, in: texts.last ?? "") >= 0.75)
      #expect(zip(texts, texts.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test("a newly loaded model makes the same text of the same file, whatever else the machine does")
    func repeatable() async throws {
      let file = try Spoken.flite(Spoken.planning)
      var results: [SpeechRecognitionResult?] = []
      for _ in 1...3 {
        let client = SpeechClient.live(audio: .wavFile(file), engine: SpeechEngine())
        results.append(await client.startTask(SpeechRecognitionRequest()).collected().elements.last)
      }
      #expect(results[0] != nil && results[0] == results[1] && results[0] == results[2])
    }

    @Test("stereo at 48,000 samples a second is understood as well as the original")
    func stereo() async throws {
      let samples = try WAVFile(path: try Spoken.flite(Spoken.planning)).samples()
      let folder = try TemporaryFolder()
      let tripled = samples.flatMap { [$0, $0, $0, $0, $0, $0] }
      let file = try folder.write(WAVBytes.file(WAVBytes.pcm(tripled), rate: 48_000, channels: 2), "stereo.wav")
      let (texts, _) = await SpeechClient.live(audio: .wavFile(file), engine: LiveTests.engine).start().collected()
      #expect(Spoken.share(of: Spoken.planning, in: texts.last ?? "") >= 0.8)
    }

    @Test("silence, and noise, are no words")
    func silence() async throws {
      var state: UInt32 = 1
      let noise = (0..<80_000).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int16(truncatingIfNeeded: state >> 16) / 40
      }
      for samples in [Array(repeating: Int16(0), count: 80_000), noise] {
        let (results, error) = await SpeechClient.live(audio: .samples(samples), engine: LiveTests.engine)
          .startTask(SpeechRecognitionRequest()).collected()
        #expect(error == nil && results.map(\.bestTranscription.formattedString) == [""])
      }
    }

    @Test("no audio, and less than the recogniser looks at, are no error")
    func nothing() async throws {
      for count in [0, 1, 511, 4_000] {
        let client = SpeechClient.live(audio: .samples(Array(repeating: 100, count: count)), engine: LiveTests.engine)
        let (results, error) = await client.startTask(SpeechRecognitionRequest()).collected()
        #expect(error == nil && results.map(\.isFinal) == [true], "\(count) samples")
      }
    }

    @Test("three sessions at once keep their words apart")
    func together() async throws {
      let files = [
        (Spoken.planning, try Spoken.flite(Spoken.planning)), (Spoken.documents, try Spoken.espeak(Spoken.documents)),
        ("Sarah will prepare the announcement.", try Spoken.flite("Sarah will prepare the announcement.", voice: "rms")),
      ]
      await withTaskGroup(of: Void.self) { group in
        for (text, file) in files {
          group.addTask {
            let heard = await SpeechClient.live(audio: .wavFile(file), engine: LiveTests.engine).start().collected().elements.last ?? ""
            #expect(Spoken.share(of: text, in: heard) >= 0.7, "\(heard)")
            for (other, _) in files where other != text { #expect(Spoken.share(of: other, in: heard) < 0.5, "\(heard)") }
          }
        }
      }
    }

    @Test("what is spoken as a microphone would hear it gives words before it has ended")
    func realTime() async throws {
      let file = try Spoken.flite("The second topic is the budget for the next quarter.")
      let length = try WAVFile(path: file).duration
      let (results, error) = await SpeechClient.live(audio: .wavFile(file, pacing: .realTime), engine: LiveTests.engine)
        .startTask(SpeechRecognitionRequest()).collected()
      #expect(error == nil)
      let first = try #require(results.first)
      #expect(!first.isFinal && first.heardSeconds < length && !first.bestTranscription.formattedString.isEmpty)
      #expect(Spoken.share(of: "second topic budget next quarter", in: results.last?.bestTranscription.formattedString ?? "") >= 0.8)
    }
  }
}
