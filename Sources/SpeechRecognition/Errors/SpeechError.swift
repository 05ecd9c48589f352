/// Why speech cannot be recognised. Its description says what is wrong and what to do about it.
public enum SpeechError: Error, Hashable, Sendable {
  /// The person, or the system, does not let this program listen.
  case notAuthorized

  /// The client was made without a source of audio.
  case noAudioSource

  /// There is no microphone to listen to; the reason says what to do.
  case microphoneUnavailable(reason: String)

  /// The recogniser is not available for this kind of machine.
  case unsupportedPlatform(String)

  /// There is no recogniser library at the path.
  case libraryMissing(path: String)

  /// There is a file, but it is not the library that this program was written for.
  case libraryUnusable(path: String, reason: String)

  /// A file of the recogniser's model is missing.
  case modelMissing(path: String)

  /// The model is there, but damaged.
  case modelUnusable(path: String, reason: String)

  /// Audio in a format that cannot be converted to 16,000 samples a second, mono.
  case unsupportedAudio(sampleRate: Int, channels: Int)

  /// A file that cannot be read as audio.
  case unreadableAudio(path: String, reason: String)

  /// The source of the audio failed in the middle.
  case audioSourceFailed(reason: String)

  /// The recogniser refused a call.
  case engineFailure(operation: String, code: Int32)
}
