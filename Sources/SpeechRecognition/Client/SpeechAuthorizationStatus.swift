/// Whether speech may be listened to and recognised.
public enum SpeechAuthorizationStatus: String, Hashable, Sendable, CaseIterable {
  /// Nobody has been asked yet, or the question is still open.
  case notDetermined

  /// The person said no.
  case denied

  /// This machine cannot do it, whatever the person says: the recogniser is not installed, or there is no microphone.
  case restricted

  /// The person said yes, and the recogniser is there.
  case authorized
}
