import ComposableArchitecture
import SpeechRecognition

extension AlertState where Action == StandupDetailFeature.Action.Alert {
  /// Asks before a standup is deleted.
  public static func deleteStandup(title: String) -> Self {
    Self {
      TextState("Delete “\(title)”?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Keep")
      }
    } message: {
      TextState("The standup and all its meetings go. This cannot be undone.")
    }
  }

  /// Explains why nothing can be written down, and offers to meet all the same.
  public static func noTranscript(because status: SpeechAuthorizationStatus) -> Self {
    Self {
      switch status {
      case .denied: TextState("The microphone is blocked")
      case .restricted: TextState("No transcription here")
      case .notDetermined, .authorized: TextState("No answer about the microphone")
      }
    } actions: {
      ButtonState(action: .startWithoutTranscript) {
        TextState("Start without transcript")
      }
      ButtonState(role: .cancel) {
        TextState("Not now")
      }
    } message: {
      switch status {
      case .denied:
        TextState("To have your words written down, allow the microphone for this page in your browser, and start again.")
      case .restricted:
        TextState("There is no microphone, or the machine that serves this page has no speech recogniser. “make setup-run” installs one.")
      case .notDetermined, .authorized:
        TextState("Your words can be written down once you have allowed the microphone. Start again to be asked again.")
      }
    }
  }
}
