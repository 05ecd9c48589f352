import CMoonshineStandIn
import SpeechRecognition
import Synchronization
import Testing

extension BoundaryTests {
  /// How sessions end: finished, cancelled, replaced, abandoned.
  @Suite struct Endings {
    @Test("AC-S17-3, AC-S4-4: whoever leaves the loop ends the session: the source is closed once, the stream freed")
    func breakingOut() async throws {
      let engine = await StandIn.engine()
      let microphone = Microphone()
      for try await _ in SpeechClient.live(audio: microphone.source, engine: engine).start() { break }
      await microphone.untilClosed()
      await untilNoStreams(of: engine)
      #expect(microphone.closings == 1)
      #expect(!StandIn.log.contains("F") && !StandIn.log.contains("P"), "a cancelled session looks no more")
      #expect(standin_offences() == 0 && standin_open_streams() == 0)
    }

    @Test("AC-S12-3: cancelling in the middle of a native call waits for the call, then frees everything")
    func cancelInTheMiddle() async throws {
      let engine = await StandIn.engine()
      let microphone = Microphone()
      StandIn.hold(standin_call_look)
      let reader = Task { await SpeechClient.live(audio: microphone.source, engine: engine).start().collected() }
      await StandIn.untilHeld()
      reader.cancel()
      let (texts, error) = await reader.value
      #expect(texts.isEmpty && error == nil, "cancelling is no error")
      #expect(standin_open_streams() == 1, "the call is still going on")
      StandIn.release()
      await microphone.untilClosed()
      await untilNoStreams(of: engine)
      #expect(microphone.closings == 1 && standin_offences() == 0)
    }

    @Test("finishing tells what has arrived to its last sample, and closes the source")
    func finishing() async throws {
      let engine = await StandIn.engine()
      let microphone = Microphone(letter: 4)
      let client = SpeechClient.live(audio: microphone.source, engine: engine)
      var last: SpeechRecognitionResult?
      for try await result in client.startTask(SpeechRecognitionRequest()) {
        if last == nil { await client.finishTask() }
        last = result
      }
      #expect(last?.isFinal == true)
      await microphone.untilClosed()
      #expect(microphone.closings == 1 && StandIn.log.hasSuffix("FPTX") && standin_offences() == 0)
    }

    @Test("finishing ends a task whose source still waits for permission, which may be for ever")
    func finishingBeforeItIsOpen() async throws {
      let (asked, ask) = AsyncStream<Void>.makeStream()
      let (unanswered, never) = AsyncStream<Void>.makeStream()
      let audio = SpeechAudioSource(name: "a microphone", delivery: .live) {
        ask.yield()
        for await _ in unanswered {}
        throw SpeechError.notAuthorized
      }
      let client = SpeechClient.live(audio: audio, engine: await StandIn.engine())
      let results = client.startTask(SpeechRecognitionRequest())
      for await _ in asked { break }
      await client.finishTask()
      let (heard, error) = await results.collected()
      #expect(heard.map(\.isFinal) == [true] && error == nil)
      #expect(StandIn.log == "")
      never.finish()
    }

    @Test("AC-S17-1: of two tasks at once the first is finished and released; both end")
    func twoTasks() async throws {
      let engine = await StandIn.engine()
      let microphone = Microphone()
      let speech = Speech(audio: microphone.source, engine: engine)
      let first = await speech.startTask(request: SpeechRecognitionRequest())
      let second = await speech.startTask(request: SpeechRecognitionRequest())
      let (results, error) = await first.collected()
      #expect(results.last?.isFinal == true && error == nil)
      var heard = 0
      for try await result in second {
        heard += 1
        if heard == 1 { await speech.finishTask() }
        if result.isFinal { break }
      }
      #expect(heard >= 1)
      for _ in 1...2 { await microphone.untilClosed() }
      await untilNoStreams(of: engine)
      #expect(microphone.openings == 2 && microphone.closings == 2)
      #expect(standin_open_streams() == 0 && standin_offences() == 0)
    }

    @Test("20 readers that are cancelled at any moment leave an engine that works")
    func manyCancelled() async throws {
      let engine = await StandIn.engine()
      let client = SpeechClient.live(audio: Microphone().source, engine: engine)
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask {
            let reader = Task { await client.start().collected() }
            for _ in 0..<(number * number) { await Task.yield() }
            reader.cancel()
            #expect(await reader.value.error == nil)
          }
        }
      }
      await untilNoStreams(of: engine)
      let after = await SpeechClient.live(audio: .samples(StandIn.audio(0, samples: 8_192)), engine: engine).start().collected()
      #expect(after.elements.last?.hasPrefix("a1") == true && after.error == nil)
      #expect(standin_offences() == 0 && standin_open_streams() == 0)
    }

    @Test("8 sessions at once on one engine: calls do not overlap, and nobody gets another's words")
    func manySessions() async throws {
      let engine = await StandIn.engine()
      await withTaskGroup(of: Void.self) { group in
        for letter in 0..<8 {
          group.addTask {
            let speech = Speech(audio: .samples(StandIn.audio(letter, samples: 64_000)), engine: engine)
            let (results, error) = await speech.startTask(request: SpeechRecognitionRequest()).collected()
            let character = Character(Unicode.Scalar(UInt8(97 + letter)))
            #expect(results.last?.bestTranscription.formattedString == StandIn.words(character, 8) && error == nil)
          }
        }
      }
      #expect(standin_offences() == 0 && standin_open_streams() == 0)
    }

    @Test("audio that a slow engine cannot take is thrown away, oldest first, and counted")
    func overflow() async throws {
      let engine = await StandIn.engine()
      StandIn.hold(standin_call_load)
      let tape = Tape((0..<70).map { StandIn.audio($0 < 10 ? 0 : 1, samples: 16_000) })
      let audio = SpeechAudioSource(name: "a microphone", delivery: .live) { AsyncThrowingStream { await tape.next() } }
      let results = SpeechClient.live(audio: audio, engine: engine).startTask(SpeechRecognitionRequest())
      // 70 seconds arrive while the model is being loaded; the last 60 are kept.
      await tape.untilEmpty()
      StandIn.release()
      let last = try #require(await results.collected().elements.last)
      #expect(last.isFinal && last.heardSeconds == 60 && last.lostSeconds == 10)
      #expect(last.bestTranscription.formattedString == StandIn.words("b", 120))
      #expect(standin_offences() == 0)
    }

    @Test("audio that can wait is held up, and none is lost")
    func backPressure() async throws {
      let engine = await StandIn.engine()
      StandIn.hold(standin_call_load)
      let tape = Tape(Array(repeating: StandIn.audio(0, samples: 16_000), count: 70))
      let audio = SpeechAudioSource(name: "a file", delivery: .recording) { AsyncThrowingStream { await tape.next() } }
      let results = SpeechClient.live(audio: audio, engine: engine).startTask(SpeechRecognitionRequest())
      await StandIn.untilHeld()
      #expect(await tape.left >= 67, "two seconds wait, and one more is on its way")
      StandIn.release()
      let last = try #require(await results.collected().elements.last)
      #expect(last.isFinal && last.heardSeconds == 70 && last.lostSeconds == 0)
    }
  }
}

/// Waits until an engine has no stream: each look at it lets the engine do one thing more.
func untilNoStreams(of engine: SpeechEngine) async {
  while await engine.openStreams > 0 { await Task.yield() }
}

/// A microphone that hears the same letter for as long as it is on, as fast as it is read.
final class Microphone: Sendable {
  private let counts = Mutex((openings: 0, closings: 0))
  private let closed: AsyncStream<Void>
  private let close: AsyncStream<Void>.Continuation
  private let letter: Int

  init(letter: Int = 0) {
    self.letter = letter
    (closed, close) = AsyncStream.makeStream()
  }

  var openings: Int { counts.withLock { $0.openings } }
  var closings: Int { counts.withLock { $0.closings } }

  /// Waits until it has been closed once more.
  func untilClosed() async { for await _ in closed { return } }

  var source: SpeechAudioSource {
    SpeechAudioSource(name: "a microphone", delivery: .patient) { [self] in
      counts.withLock { $0.openings += 1 }
      let (frames, continuation) = AsyncThrowingStream<[Int16], any Error>.makeStream(bufferingPolicy: .bufferingOldest(4))
      let sender = Task { [letter] in
        while !Task.isCancelled {
          continuation.yield(StandIn.audio(letter, samples: 1_600))
          await Task.yield()
        }
      }
      continuation.onTermination = { [self] _ in
        sender.cancel()
        counts.withLock { $0.closings += 1 }
        close.yield()
      }
      return frames
    }
  }
}

/// Pieces of audio that are taken one by one.
actor Tape {
  private var pieces: ArraySlice<[Int16]>
  private let (empty, end) = AsyncStream<Void>.makeStream()

  init(_ pieces: [[Int16]]) { self.pieces = pieces[...] }

  var left: Int { pieces.count }

  func next() -> [Int16]? {
    // Who asks for more has dealt with all that came before.
    if pieces.isEmpty { end.yield() }
    return pieces.popFirst()
  }

  nonisolated func untilEmpty() async { for await _ in empty { return } }
}
