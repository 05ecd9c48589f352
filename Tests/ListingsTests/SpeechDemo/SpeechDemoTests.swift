import ComposableArchitecture
import Testing

@MainActor
@Suite struct SpeechDemoTests {
  let recognitionTask = AsyncThrowingStream<
    SpeechRecognitionResult, any Error
  >.streamWithContinuation()

  private func store(_ change: (inout SpeechDemoClient) -> Void) -> TestStoreOf<SpeechDemo> {
    TestStore(initialState: SpeechDemo.State()) {
      SpeechDemo()
    } withDependencies: {
      $0.speechDemoClient = .unimplemented
      change(&$0.speechDemoClient)
    }
  }

  private func result(_ text: String) -> SpeechRecognitionResult {
    SpeechRecognitionResult(
      bestTranscription: Transcription(formattedString: text, segments: []),
      isFinal: false,
      transcriptions: []
    )
  }

  private struct Refusal: Sendable, CustomTestStringConvertible {
    let status: SpeechDemoClient.AuthorizationStatus
    let text: String
    var testDescription: String { "\(status)" }
  }

  private nonisolated static let refusals = [
    Refusal(
      status: .denied, text: "You denied access to speech recognition. This app needs access to transcribe your speech."),
    Refusal(status: .restricted, text: "Your device does not allow speech recognition."),
    Refusal(status: .notDetermined, text: "Try again."),
  ]

  @Test("AC-S3-1, AC-S3-2, AC-S3-5: without permission there is an alert, and no recognition starts", arguments: refusals)
  private func refused(_ refusal: Refusal) async {
    let store = store {
      $0.requestAuthorization = { refusal.status }
    }
    await store.send(.recordButtonTapped) {
      $0.isRecording = true
    }
    await store.receive(.speechRecognizerAuthorizationStatusResponse(refusal.status)) {
      $0.alert = AlertState(title: TextState(refusal.text))
      $0.isRecording = false
    }
    await store.send(.alertDismissed) {
      $0.alert = nil
    }
  }

  @Test("AC-S3-3: each result takes the place of the text before, until the recording is ended")
  func allowAndRecord() async {
    let isFinished = ActorIsolated(false)
    let requests = LockIsolated<[SpeechRecognitionRequest]>([])
    let store = store {
      $0.requestAuthorization = { .authorized }
      $0.startTask = { request in
        requests.withValue { $0.append(request) }
        return self.recognitionTask.stream
      }
      $0.finishTask = {
        await isFinished.setValue(true)
        self.recognitionTask.continuation.finish()
      }
    }

    await store.send(.recordButtonTapped) {
      $0.isRecording = true
    }
    await store.receive(.speechRecognizerAuthorizationStatusResponse(.authorized))

    self.recognitionTask.continuation.yield(result("Hello"))
    await store.receive(.speech(.success("Hello"))) {
      $0.transcribedText = "Hello"
    }
    self.recognitionTask.continuation.yield(result("Hello world"))
    await store.receive(.speech(.success("Hello world"))) {
      $0.transcribedText = "Hello world"
    }

    await store.send(.recordButtonTapped) {
      $0.isRecording = false
    }
    await store.finish()
    #expect(await isFinished.value)
    #expect(requests.value == [SpeechRecognitionRequest(shouldReportPartialResults: true, requiresOnDeviceRecognition: false)])
  }

  @Test(
    "AC-S3-4: a failure of the audio device has an alert of its own",
    arguments: [
      SpeechDemoClient.Error.couldntConfigureAudioSession, .couldntStartAudioEngine,
    ])
  func audioFailure(error: SpeechDemoClient.Error) async {
    await fails(with: error, alert: "Problem with audio device. Please try again.")
  }

  @Test func anotherFailure() async {
    await fails(with: SpeechDemoClient.Error.taskError, alert: "An error occurred while transcribing. Please try again.")
  }

  private func fails(with error: SpeechDemoClient.Error, alert: String) async {
    let store = store {
      $0.requestAuthorization = { .authorized }
      $0.startTask = { _ in
        self.recognitionTask.stream
      }
    }
    await store.send(.recordButtonTapped) {
      $0.isRecording = true
    }
    await store.receive(.speechRecognizerAuthorizationStatusResponse(.authorized))
    self.recognitionTask.continuation.finish(throwing: error)
    await store.receive(.speech(.failure(error))) {
      $0.alert = AlertState(title: TextState(alert))
    }
    await store.finish()
  }
}
