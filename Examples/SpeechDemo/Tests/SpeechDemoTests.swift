import ComposableArchitecture
import SpeechDemoFeature
import SpeechRecognition
import Testing

@MainActor
@Suite struct SpeechDemoTests {
  private func store(_ speech: SpeechClient) -> TestStoreOf<SpeechDemo> {
    TestStore(initialState: SpeechDemo.State()) {
      SpeechDemo()
    } withDependencies: {
      $0.speechClient = speech
    }
  }

  @Test("what is said replaces the text, and the end of the audio ends the recording")
  func recording() async {
    let store = store(.scripted(["Hello", "Hello world"]))
    await store.send(.recordButtonTapped) { $0.isRecording = true }
    await store.receive(.authorizationResponse(.authorized))
    await store.receive(.transcribed("Hello")) { $0.transcribedText = "Hello" }
    await store.receive(.transcribed("Hello world")) { $0.transcribedText = "Hello world" }
    await store.receive(.ended) { $0.isRecording = false }
  }

  @Test("the second tap finishes the task and keeps the text")
  func stopped() async {
    let speech = ScriptedSpeech()
    let store = store(speech.client)
    await store.send(.recordButtonTapped) { $0.isRecording = true }
    await store.receive(.authorizationResponse(.authorized))
    speech.say("Hello")
    await store.receive(.transcribed("Hello")) { $0.transcribedText = "Hello" }
    await store.send(.recordButtonTapped) { $0.isRecording = false }
    await store.receive(.ended)
  }

  @Test("nobody is listened to who has said no")
  func denied() async {
    let store = store(SpeechClient(requestAuthorization: { .denied }))
    await store.send(.recordButtonTapped) { $0.isRecording = true }
    await store.receive(.authorizationResponse(.denied)) {
      $0.isRecording = false
      $0.problem =
        "You denied access to the microphone. Allow it in the browser, beside the page's address, to have your speech transcribed."
    }
    await store.send(.problemDismissed) { $0.problem = nil }
  }

  @Test("why a machine cannot do it is told by the task")
  func restricted() async {
    let store = store(
      SpeechClient(
        requestAuthorization: { .restricted },
        start: { AsyncThrowingStream { $0.finish(throwing: SpeechError.noAudioSource) } }
      ))
    await store.send(.recordButtonTapped) { $0.isRecording = true }
    await store.receive(.authorizationResponse(.restricted))
    await store.receive(.failed("\(SpeechError.noAudioSource)")) {
      $0.isRecording = false
      $0.problem = "\(SpeechError.noAudioSource)"
    }
  }
}
