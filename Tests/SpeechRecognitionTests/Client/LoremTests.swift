import Clocks
import Schedules
import SchedulesTestSupport
import SpeechRecognition
import Synchronization
import Testing

private let paragraph = """
  Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim \
  veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate \
  velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit \
  anim id est laborum.
  """

/// The Latin of previews. Time is virtual: each test advances a clock of its own.
@Suite(.schedule())
struct LoremTests {
  let clock = TestClock<Duration>()

  @Test("AC-S4-1: three words a second, and nothing within two seconds of the end of the task")
  func steady() async throws {
    let client = SpeechClient.lorem(cadence: .steady, clock: clock)
    let texts = Texts(client.startTask(SpeechRecognitionRequest()))
    for second in 1...3 {
      await clock.advance(by: .seconds(1))
      #expect(texts.all.count == 3 * second)
    }
    #expect(texts.all.last == "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed ")
    await client.finishTask()
    await clock.advance(by: .seconds(2))
    #expect(texts.all.count == 9 && texts.hasEnded)
  }

  @Test("AC-S4-2: at the natural pace the first word takes 250 to 450 ms, and the whole text at least 18.85 s")
  func natural() async throws {
    let quickest = Texts(SpeechClient.lorem(cadence: .natural { $0.lowerBound }, clock: clock).start())
    let slowest = Texts(SpeechClient.lorem(cadence: .natural { $0.upperBound }, clock: clock).start())
    await clock.advance(by: .milliseconds(249))
    #expect(quickest.all.isEmpty)
    await clock.advance(by: .milliseconds(1))
    #expect(quickest.all == ["Lorem "] && slowest.all.isEmpty)
    await clock.advance(by: .milliseconds(199))
    #expect(slowest.all.isEmpty)
    await clock.advance(by: .milliseconds(1))
    #expect(slowest.all == ["Lorem "])
    // 377 letters and commas, 50 ms each; the clock is at 450 ms.
    await clock.advance(by: .milliseconds(18_850 - 450 - 1))
    #expect(quickest.all.count == 68 && !quickest.hasEnded)
    await clock.advance(by: .milliseconds(1))
    #expect(quickest.all.count == 69 && quickest.hasEnded)
    await clock.run()
    #expect(slowest.all.count == 69 && slowest.hasEnded)
  }

  @Test("the dice of the natural pace stay between 0 and 200 ms")
  func dice() async throws {
    let texts = Texts(SpeechClient.lorem(cadence: .natural, clock: clock).start())
    await clock.advance(by: .milliseconds(249))
    #expect(texts.all.isEmpty)
    await clock.advance(by: .milliseconds(201))
    #expect(texts.all == ["Lorem "])
  }

  @Test("AC-S4-3: 69 growing beginnings of the paragraph, then silence until the task is finished")
  func wholeTask() async throws {
    let client = SpeechClient.lorem(cadence: .steady, clock: clock)
    let texts = Texts(client.startTask(SpeechRecognitionRequest()))
    await clock.advance(by: .seconds(600))
    #expect(texts.all.count == 69 && texts.all.last == paragraph)
    #expect(zip(texts.all, texts.all.dropFirst()).allSatisfy { $0.count < $1.count })
    #expect(texts.all.allSatisfy { paragraph.hasPrefix($0) })
    #expect(!texts.hasEnded)
    await client.finishTask()
    await clock.advance(by: .seconds(1))
    #expect(texts.hasEnded && texts.all.count == 69)
  }

  @Test("AC-S12-1: the preview's strings grow by a word and end with a space; the stream ends by itself")
  func strings() async throws {
    let texts = Texts(SpeechClient.lorem(cadence: .steady, clock: clock).start())
    await clock.advance(by: .seconds(23))
    #expect(texts.all.count == 69 && texts.hasEnded)
    for (number, text) in texts.all.enumerated() {
      #expect(text.hasSuffix(" ") && text.split(separator: " ").count == number + 1)
    }
    #expect(await SpeechClient.previewValue.requestAuthorization() == .authorized)
  }

  @Test("whoever stops to listen stops the talk")
  func abandoned() async throws {
    let asked = Mutex(0)
    let cadence = LoremCadence.natural { _ in
      asked.withLock { $0 += 1 }
      return 0
    }
    let client = SpeechClient.lorem(cadence: cadence, clock: clock)
    let reader = Task { for try await _ in client.start() { break } }
    await clock.advance(by: .seconds(30))
    try await reader.value
    #expect(asked.withLock { $0 } <= 2)
  }

  @Test("without partial results a task gives one, at the end")
  func noPartialResults() async throws {
    let client = SpeechClient.lorem(cadence: .steady, clock: clock)
    let texts = Texts(client.startTask(.init(shouldReportPartialResults: false)))
    await clock.advance(by: .seconds(22))
    #expect(texts.all.isEmpty)
    await clock.advance(by: .seconds(1))
    #expect(texts.all == [paragraph])
  }
}

/// What has come out of a stream until now.
private final class Texts: Sendable {
  private let state = Mutex<(texts: [String], hasEnded: Bool)>(([], false))

  var all: [String] { state.withLock { $0.texts } }
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  init(_ strings: AsyncThrowingStream<String, any Error>) {
    Task {
      for try await text in strings { state.withLock { $0.texts.append(text) } }
      state.withLock { $0.hasEnded = true }
    }
  }

  init(_ results: AsyncThrowingStream<SpeechRecognitionResult, any Error>) {
    Task {
      for try await result in results { state.withLock { $0.texts.append(result.bestTranscription.formattedString) } }
      state.withLock { $0.hasEnded = true }
    }
  }
}
