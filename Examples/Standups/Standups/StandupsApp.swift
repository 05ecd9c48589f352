import ComposableArchitecture
import CounterpointSpeech
import CounterpointUI
import SpeechRecognition
import StandupsFeature
import StandupsViews

/// What is served: a window for each tab, with a state of its own on the data of all.
enum StandupsApp {
  /// Makes the windows.
  ///
  /// - Parameters:
  ///   - repository: The data.
  ///   - audio: A WAV file in the place of the microphone.
  @MainActor
  static func window(repository: StandupsRepository, audio: String?) -> WindowGroup<AppView> {
    WindowGroup("Standups") {
      AppView(
        store: Store(initialState: AppFeature.State(repository.snapshot)) {
          AppFeature()
        } withDependencies: {
          $0.speechClient = .live(microphone: $0.microphone, orFile: audio)
          $0.standupsClient = repository.client
        }
      )
    }
  }
}
