import CounterpointTestSupport
import Dependencies
import SpeechRecognition
import Testing

struct SpeechClientTests {
  struct Feature {
    @Dependency(\.speechClient) var speechClient
  }

  @Test("AC-S12-2, AC-L6-1: in a test, reading the dependency without an override fails and names it")
  func missing() async throws {
    let messages = issues { _ = Feature().speechClient }
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains(#"@Dependency(\.speechClient) has no test implementation, but was accessed from a test context:"#) == true)
  }

  @Test("AC-L6-2: overriding one endpoint is enough; the others fail when they are called")
  func oneEndpoint() async throws {
    let feature = withDependencies {
      $0.speechClient.requestAuthorization = { .denied }
    } operation: {
      Feature()
    }
    #expect(await feature.speechClient.requestAuthorization() == .denied)
    let messages = await issues {
      let (texts, error) = await feature.speechClient.start().collected()
      #expect(texts.isEmpty && error == nil)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Unimplemented: SpeechClient.start was called.") == true)
  }

  @Test("AC-S12-2: previews talk Latin, applications recognise")
  func contexts() async throws {
    try await withDependencies {
      $0.context = .preview
    } operation: {
      var first: String?
      for try await text in Feature().speechClient.start() {
        first = text
        break
      }
      #expect(first == "Lorem ")
    }
    await withDependencies {
      $0.context = .live
    } operation: {
      let client = Feature().speechClient
      #expect(await client.requestAuthorization() == .restricted)
      #expect(await client.start().collected().error as? SpeechError == .noAudioSource)
      let failure = await client.startTask(SpeechRecognitionRequest()).collected().error
      #expect(failure as? SpeechClient.Failure == .couldntConfigureAudioSession)
    }
  }

  @Test("the unimplemented client reports each call by the name it has in tests, and goes on")
  func unimplemented() async throws {
    let client = SpeechClient.unimplemented
    let messages = await issues {
      await client.finishTask()
      #expect(await client.requestAuthorization() == .notDetermined)
      #expect(await client.start().collected().elements.isEmpty)
      #expect(await client.startTask(SpeechRecognitionRequest()).collected().elements.isEmpty)
    }
    let names = ["finishTask", "requestAuthorization", "start", "recognitionTask"]
    #expect(messages.count == names.count)
    for (message, name) in zip(messages, names) { #expect(message.contains("Unimplemented: SpeechClient.\(name) was called.")) }
  }

  @Test("a client is made of what a feature needs; the rest is unimplemented")
  func partial() async throws {
    let client = SpeechClient(
      requestAuthorization: { .authorized },
      start: {
        AsyncThrowingStream {
          $0.yield("Hello world!")
          $0.finish()
        }
      }
    )
    #expect(await client.start().collected().elements == ["Hello world!"])
    let messages = await issues { await client.finishTask() }
    #expect(messages.count == 1)
  }

  @Test("permission needs the recogniser and the source; a question may stay open")
  func authorization() async throws {
    let missing = SpeechEngine(installation: SpeechInstallation(folder: "/nowhere"))
    let microphone = SpeechAudioSource(name: "a microphone", delivery: .live, requestAccess: { .authorized }) { .init { $0.finish() } }
    #expect(await SpeechClient.live(audio: microphone, engine: missing).requestAuthorization() == .restricted)
    let unanswered = SpeechAudioSource(name: "a microphone", delivery: .live, requestAccess: { .notDetermined }) { .init { $0.finish() } }
    let status = await SpeechClient.live(audio: unanswered).requestAuthorization()
    #expect(status == (Installed.isThere ? .notDetermined : .restricted))
  }

  @Test("every error says what to do")
  func cures() {
    let errors: [(SpeechError, String)] = [
      (.notAuthorized, "Allow this program"), (.noAudioSource, "SpeechClient.live(audio:)"),
      (.unsupportedPlatform("a toaster"), "x86_64 and aarch64"),
      (.libraryMissing(path: "/l"), "scripts/install-speech"), (.libraryUnusable(path: "/l", reason: "r"), "scripts/install-speech"),
      (.modelMissing(path: "/m"), "scripts/install-speech"), (.modelUnusable(path: "/m", reason: "r"), "scripts/install-speech"),
      (.unsupportedAudio(sampleRate: 7, channels: 5), "sox INPUT"), (.unreadableAudio(path: "/a", reason: "r"), "WAV"),
      (.audioSourceFailed(reason: "r"), "Check the microphone"), (.engineFailure(operation: "o", code: -1), "doctor"),
    ]
    for (error, cure) in errors { #expect("\(error)".contains(cure) && error.errorDescription == "\(error)") }
    for failure in [SpeechClient.Failure.taskError, .couldntStartAudioEngine, .couldntConfigureAudioSession] {
      #expect(failure.errorDescription == "\(failure)" && "\(failure)".hasSuffix("."))
    }
  }
}
