import SpeechRecognition
import Testing

extension LiveTests {
  /// Sessions of the real recogniser end cleanly.
  @Suite struct Endings {
    @Test("AC-S12-3, AC-S4-4: cancelling the consumer closes the source once and releases the recogniser")
    func cancelled() async throws {
      let samples = try WAVFile(path: try Spoken.flite(Spoken.planning)).samples()
      let microphone = RepeatingMicrophone(samples)
      for try await _ in SpeechClient.live(audio: microphone.source, engine: LiveTests.engine).start() { break }
      await microphone.untilClosed()
      await untilNoStreams(of: LiveTests.engine)
      #expect(await microphone.closings == 1)
    }

    @Test("20 readers cancelled at any moment leave a recogniser that works")
    func manyCancelled() async throws {
      let samples = try WAVFile(path: try Spoken.flite(Spoken.planning)).samples()
      let client = SpeechClient.live(audio: .samples(samples), engine: LiveTests.engine)
      let clock = ContinuousClock()
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask {
            let reader = Task { await client.start().collected() }
            // Spread over the first look or two; when exactly is of no matter.
            try? await clock.sleep(for: .milliseconds(10 * number))
            reader.cancel()
            #expect(await reader.value.error == nil)
          }
        }
      }
      await untilNoStreams(of: LiveTests.engine)
      let texts = await client.start().collected().elements
      #expect(Spoken.share(of: Spoken.planning, in: texts.last ?? "") >= 0.8)
    }

    @Test("AC-S17-1: two tasks of one speaker: the first is finished and keeps what it heard, the second goes on")
    func twoTasks() async throws {
      let samples = try WAVFile(path: try Spoken.flite(Spoken.planning)).samples()
      let speech = Speech(audio: .samples(samples), engine: LiveTests.engine)
      let first = await speech.startTask(request: SpeechRecognitionRequest())
      let second = await speech.startTask(request: SpeechRecognitionRequest())
      let (one, other) = (await first.collected(), await second.collected())
      #expect(one.elements.last?.isFinal == true && one.error == nil)
      #expect(Spoken.share(of: Spoken.planning, in: other.elements.last?.bestTranscription.formattedString ?? "") >= 0.8)
      await untilNoStreams(of: LiveTests.engine)
    }

    @Test("20 sessions one after the other leave no stream open")
    func many() async throws {
      let samples = Array(try WAVFile(path: try Spoken.flite(Spoken.planning)).samples().prefix(16_000))
      let client = SpeechClient.live(audio: .samples(samples), engine: LiveTests.engine)
      for _ in 0..<20 { #expect(await client.startTask(SpeechRecognitionRequest()).collected().elements.last?.isFinal == true) }
      #expect(await LiveTests.engine.openStreams == 0)
    }
  }
}

/// A microphone in a room where the same is said again and again, as fast as it is read.
private actor RepeatingMicrophone {
  private let samples: [Int16]
  private let (closed, close) = AsyncStream<Void>.makeStream()
  private(set) var closings = 0

  init(_ samples: [Int16]) { self.samples = samples }

  nonisolated var source: SpeechAudioSource {
    SpeechAudioSource(name: "a microphone", delivery: .patient) { [self] in
      let (frames, continuation) = AsyncThrowingStream<[Int16], any Error>.makeStream(bufferingPolicy: .bufferingOldest(2))
      let sender = Task { [samples] in
        while !Task.isCancelled {
          continuation.yield(samples)
          await Task.yield()
        }
      }
      continuation.onTermination = { [self] _ in
        sender.cancel()
        Task { await self.wasClosed() }
      }
      return frames
    }
  }

  private func wasClosed() {
    closings += 1
    close.yield()
  }

  nonisolated func untilClosed() async { for await _ in closed { return } }
}
