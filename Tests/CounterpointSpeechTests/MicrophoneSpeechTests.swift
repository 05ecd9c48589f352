import CounterpointSpeech
import CounterpointUI
import Dependencies
import Foundation
import SpeechRecognition
import Testing

/// A microphone that a test speaks into.
private final class FakeMicrophone: Sendable {
  let frames: AsyncThrowingStream<[Int16], any Error>
  let speak: AsyncThrowingStream<[Int16], any Error>.Continuation
  let closed: AsyncStream<Void>
  private let answer: MicrophoneAuthorization

  init(_ answer: MicrophoneAuthorization = .authorized) {
    self.answer = answer
    (frames, speak) = AsyncThrowingStream<[Int16], any Error>.makeStream()
    let (closed, close) = AsyncStream<Void>.makeStream()
    self.closed = closed
    speak.onTermination = { _ in close.finish() }
  }

  var client: MicrophoneClient {
    MicrophoneClient(requestAuthorization: { [answer] in answer }, start: { [frames] in frames })
  }
}

@Suite struct MicrophoneSpeechTests {
  @Test(
    "the browser's permission is the speech client's",
    arguments: zip(MicrophoneAuthorization.allCases, [SpeechAuthorizationStatus.authorized, .denied, .restricted]))
  func permission(answer: MicrophoneAuthorization, status: SpeechAuthorizationStatus) async {
    #expect(await SpeechAudioSource.microphone(FakeMicrophone(answer).client).requestAccess() == status)
  }

  @Test("without a recogniser nobody is asked for a microphone")
  func noRecogniser() async {
    let microphone = MicrophoneClient(
      requestAuthorization: {
        Issue.record("The person was asked for nothing.")
        return .authorized
      },
      start: { AsyncThrowingStream { $0.finish() } }
    )
    let engine = SpeechEngine(installation: SpeechInstallation(folder: "/nowhere"))
    #expect(await SpeechClient.live(microphone: microphone, engine: engine).requestAuthorization() == .restricted)
  }

  @Test("what is said arrives as it is said, to the last sample")
  func frames() async throws {
    let microphone = FakeMicrophone()
    microphone.speak.yield([1, 2])
    microphone.speak.yield([3])
    microphone.speak.finish()
    var heard: [[Int16]] = []
    for try await frame in try await SpeechAudioSource.microphone(microphone.client).open() { heard.append(frame) }
    #expect(heard == [[1, 2], [3]])
  }

  @Test("a microphone without sound from the beginning is the error, before a recogniser is loaded", arguments: MicrophoneError.allCases)
  func failures(error: MicrophoneError) async throws {
    // An engine that cannot be loaded would say so if it were asked.
    let engine = SpeechEngine(installation: SpeechInstallation(folder: "/nowhere"))
    func client() -> SpeechClient {
      let microphone = FakeMicrophone()
      microphone.speak.finish(throwing: error)
      return .live(microphone: microphone.client, engine: engine)
    }
    let expected: SpeechError =
      switch error {
      case .denied: .notAuthorized
      case .interrupted: .audioSourceFailed(reason: "the microphone was unplugged, or the permission to use it was taken back")
      case .closed: .audioSourceFailed(reason: "the page was closed")
      case .missing, .busy, .insecure, .unavailable: .microphoneUnavailable(reason: error.description)
      }
    await #expect(throws: expected) { for try await _ in client().start() { Issue.record("Nothing was said.") } }
    let failure: SpeechClient.Failure = error == .interrupted || error == .closed ? .taskError : .couldntConfigureAudioSession
    await #expect(throws: failure) {
      for try await _ in client().startTask(SpeechRecognitionRequest()) { Issue.record("Nothing was said.") }
    }
    #expect(expected.description.contains(/start again|Open this page|Open the application/))
  }

  @Test("a microphone that goes in the middle is an error after what was said")
  func interrupted() async throws {
    let microphone = FakeMicrophone()
    microphone.speak.yield([1])
    microphone.speak.finish(throwing: MicrophoneError.closed)
    var heard: [[Int16]] = []
    await #expect(throws: SpeechError.audioSourceFailed(reason: "the page was closed")) {
      for try await frame in try await SpeechAudioSource.microphone(microphone.client).open() { heard.append(frame) }
    }
    #expect(heard == [[1]])
  }

  @Test("a listener that is cancelled lets go of the microphone: before it is on, and while it is", arguments: [false, true])
  func cancelled(isOn: Bool) async throws {
    let microphone = FakeMicrophone()
    if isOn { microphone.speak.yield([1]) }
    let (heard, hear) = AsyncStream<Void>.makeStream()
    let source = SpeechAudioSource.microphone(microphone.client)
    let listener = Task {
      if !isOn { hear.yield() }
      for try await _ in try await source.open() { hear.yield() }
    }
    for await _ in heard { break }
    listener.cancel()
    for await _ in microphone.closed {}
    _ = try? await listener.value
  }

  @Test("an application overrides the client of a window in one line, and a file can stand in")
  @MainActor
  func override() async throws {
    final class Model {
      @Dependency(\.speechClient) var speech
    }
    var made: Model?
    let window = WindowGroup("Test") {
      let model = withDependencies {
        $0.speechClient = .live(microphone: $0.microphone, engine: SpeechEngine(installation: .standard))
      } operation: {
        Model()
      }
      let _ = made = model
      Text("Hello")
    }._window
    let graph = window.open()
    let client = try #require(made).speech
    graph.close()
    await #expect(throws: SpeechError.audioSourceFailed(reason: "the page was closed")) { for try await _ in client.start() {} }

    let file = SpeechClient.live(microphone: FakeMicrophone().client, orFile: "/nowhere.wav")
    await #expect(throws: SpeechError.unreadableAudio(path: "/nowhere.wav", reason: "there is no such file")) {
      for try await _ in file.start() {}
    }
  }
}
