import CMoonshineStandIn
import SpeechRecognition
import Testing

extension BoundaryTests {
  /// Which native calls are made, in which order.
  @Suite struct CallOrder {
    @Test("a session looks with force, then stops, then looks, then frees: nothing that was said is lost")
    func wholeSession() async throws {
      let engine = await StandIn.engine()
      let speech = Speech(audio: .samples(StandIn.audio(0, samples: 20_000)), engine: engine)
      let (results, error) = await speech.startTask(request: SpeechRecognitionRequest()).collected()
      #expect(error == nil)
      #expect(StandIn.log == "LCSATATAFPTX")
      let last = try #require(results.last)
      // 20,000 samples are two words and the beginning of a third, which a look after stopping would no longer find.
      #expect(last.bestTranscription.formattedString == StandIn.words("a", 3, tail: true))
      #expect(last.isFinal && last.heardSeconds == 1.25 && last.lostSeconds == 0)
      #expect(last.transcriptions == [last.bestTranscription])
      #expect(last.bestTranscription.segments == [.init(substring: "a1 a2 a3~", timestamp: 0, duration: 1.5, isComplete: true)])
      #expect(standin_options_are_right())
      #expect(standin_offences() == 0 && standin_open_streams() == 0)
    }

    @Test("no audio at all is a final, empty result")
    func noAudio() async throws {
      let speech = Speech(audio: .samples([]), engine: await StandIn.engine())
      let (results, error) = await speech.startTask(request: SpeechRecognitionRequest()).collected()
      #expect(error == nil && results.map(\.isFinal) == [true])
      #expect(results.map(\.bestTranscription.formattedString) == [""])
      #expect(StandIn.log == "LCSFPTX" && standin_offences() == 0)
    }

    @Test("lines are copied before the next call, which frees them")
    func linesAreCopied() async throws {
      let engine = await StandIn.engine()
      let (one, other) = (try await engine.openStream(), try await engine.openStream())
      try await engine.add(StandIn.audio(0, samples: 8_000), to: one)
      let lines = try await engine.look(at: one).segments
      try await engine.add(StandIn.audio(1, samples: 8_000), to: other)
      _ = try await engine.look(at: other)
      #expect(lines.map(\.substring) == ["a1"])
      await engine.close(one)
      await engine.close(other)
      #expect(standin_offences() == 0)
    }

    @Test("the model is loaded once for all sessions, and freed with the engine")
    func oneModel() async throws {
      var engine: SpeechEngine? = await StandIn.engine()
      let before = standin_loaded()
      #expect(await engine?.isLoaded == false)
      try await engine?.load()
      try await engine?.load()
      #expect(await engine?.isLoaded == true)
      #expect(standin_loaded() == before + 1)
      engine = nil
      #expect(standin_loaded() == before)
      #expect(StandIn.log == "LQ" && standin_offences() == 0)
    }

    @Test("a stream that was closed, or that is another engine's, never reaches the library")
    func unknownStreams() async throws {
      let engine = await StandIn.engine()
      let stream = try await engine.openStream()
      await engine.close(stream)
      await engine.close(stream)
      let unknown = SpeechError.engineFailure(operation: "take audio", code: -2)
      await #expect(throws: unknown) { try await engine.add([1], to: stream) }
      await #expect(throws: unknown) { _ = try await engine.look(at: stream) }
      await #expect(throws: unknown) { _ = try await engine.finish(stream) }
      let other = SpeechEngine(library: StandIn.library)
      let newer = try await engine.openStream()
      await #expect(throws: unknown) { try await other.add([1], to: newer) }
      await engine.close(newer)
      #expect(standin_offences() == 0 && standin_open_streams() == 0)
    }

    @Test("without partial results there is one, at the end")
    func noPartialResults() async throws {
      let speech = Speech(audio: .samples(StandIn.audio(2, samples: 80_000)), engine: await StandIn.engine())
      let (results, _) = await speech.startTask(request: .init(shouldReportPartialResults: false)).collected()
      #expect(results.map(\.bestTranscription.formattedString) == [StandIn.words("c", 10)])
      #expect(results.map(\.isFinal) == [true])
    }
  }
}
