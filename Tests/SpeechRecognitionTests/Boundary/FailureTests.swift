import CMoonshineStandIn
import SpeechRecognition
import Testing

extension BoundaryTests {
  /// What happens when a native call fails, or the audio does.
  @Suite struct Failures {
    static let calls: [(call: Int, error: SpeechError)] = [
      (standin_call_load, .modelUnusable(path: SpeechInstallation.standard.model, reason: "the library refused to load it (code -1)")),
      (standin_call_create, .engineFailure(operation: "open a stream", code: -1)),
      (standin_call_start, .engineFailure(operation: "start a stream", code: -1)),
      (standin_call_add, .engineFailure(operation: "take audio", code: -1)),
      (standin_call_look, .engineFailure(operation: "recognise audio", code: -1)),
      (standin_call_forced_look, .engineFailure(operation: "recognise audio", code: -1)),
      (standin_call_stop, .engineFailure(operation: "stop a stream", code: -1)),
    ]

    @Test("AC-S17-2: a call that fails makes the stream throw, and nothing is left open", arguments: calls)
    func callFails(call: Int, error: SpeechError) async throws {
      let engine = await StandIn.engine()
      StandIn.fail(call, -1)
      let speech = Speech(audio: .samples(StandIn.audio(0, samples: 8_192)), engine: engine)
      let (results, thrown) = await speech.startTask(request: SpeechRecognitionRequest()).collected()
      #expect(thrown as? SpeechError == error)
      #expect(results.allSatisfy { !$0.isFinal })
      #expect(await engine.openStreams == 0)
      #expect(standin_open_streams() == 0 && standin_offences() == 0)

      // The next one works again.
      standin_reset()
      let (again, noError) = await speech.startTask(request: SpeechRecognitionRequest()).collected()
      #expect(again.last?.isFinal == true && noError == nil)
    }

    @Test("the client's task throws what features decide by")
    func failuresOfTheClient() async throws {
      for (call, failure) in [(standin_call_load, SpeechClient.Failure.couldntStartAudioEngine), (standin_call_add, .taskError)] {
        let client = SpeechClient.live(audio: .samples(StandIn.audio(0, samples: 8_192)), engine: await StandIn.engine())
        StandIn.fail(call, -1)
        #expect(await client.startTask(SpeechRecognitionRequest()).collected().error as? SpeechClient.Failure == failure)
      }
      let client = SpeechClient.live(audio: .wavFile("/nowhere.wav"), engine: await StandIn.engine())
      let error = await client.startTask(SpeechRecognitionRequest()).collected().error
      #expect(error as? SpeechClient.Error == .couldntConfigureAudioSession)
    }

    @Test("audio that fails in the middle: what was said until then is told, and then the error")
    func audioFails() async throws {
      struct Unplugged: Error, CustomStringConvertible { let description = "the cable is out" }
      let engine = await StandIn.engine()
      let audio = SpeechAudioSource(name: "a bad cable", delivery: .live) {
        AsyncThrowingStream { continuation in
          continuation.yield(StandIn.audio(3, samples: 12_000))
          continuation.finish(throwing: Unplugged())
        }
      }
      let (texts, error) = await SpeechClient.live(audio: audio, engine: engine).start().collected()
      #expect(texts.last == StandIn.words("d", 2, tail: true))
      #expect(error as? SpeechError == .audioSourceFailed(reason: "the cable is out"))
      #expect(standin_open_streams() == 0 && standin_offences() == 0)
    }

    @Test("AC-S17-2: audio that cannot be opened makes the stream throw before any element, and nothing is loaded")
    func audioCannotBeOpened() async throws {
      let engine = await StandIn.engine()
      let (texts, error) = await SpeechClient.live(audio: .unavailable, engine: engine).start().collected()
      #expect(texts.isEmpty)
      #expect(error as? SpeechError == .noAudioSource)
      #expect(StandIn.log == "")
      #expect(await engine.isLoaded == false)
    }

    @Test("floating point audio that is no number, or too loud, never reaches the library")
    func notNumbers() async throws {
      let engine = await StandIn.engine()
      let samples: [Float] = (0..<16_000).map { [0.1, .nan, .infinity, -.infinity, 7, -7, .signalingNaN, -0.0][$0 % 8] }
      let audio = try SpeechAudioSource.converted(name: "numbers", from: .recogniser, delivery: .patient) {
        AsyncThrowingStream {
          $0.yield(samples)
          $0.finish()
        }
      }
      let (texts, error) = await SpeechClient.live(audio: audio, engine: engine).start().collected()
      #expect(error == nil && texts.last == StandIn.words("c", 2))
      #expect(standin_bad_samples() == 0 && standin_offences() == 0)
    }
  }
}
