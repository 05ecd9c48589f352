public import Foundation

extension SpeechError: CustomStringConvertible, LocalizedError {
  /// What is wrong, and the cure.
  public var description: String {
    switch self {
    case .notAuthorized:
      "Listening is not allowed. Allow this program to use the microphone, then start again."
    case .noAudioSource:
      """
      This speech client has no source of audio. Make it with "SpeechClient.live(audio:)", for instance with the browser's microphone or \
      with "SpeechAudioSource.wavFile(_:)", and override "\\.speechClient" with it.
      """
    case .microphoneUnavailable(let reason):
      "There is nothing to listen to. \(reason)"
    case .unsupportedPlatform(let platform):
      "The speech recogniser is not available for \(platform). It runs on 64-bit Linux on x86_64 and aarch64."
    case .libraryMissing(let path):
      "The speech recogniser is not installed: \(path) is missing. \(Self.installation)"
    case .libraryUnusable(let path, let reason):
      "The speech recogniser's library cannot be used: \(path): \(reason). \(Self.repair)"
    case .modelMissing(let path):
      "The speech recogniser's model is not installed: \(path) is missing. \(Self.installation)"
    case .modelUnusable(let path, let reason):
      "The speech recogniser's model cannot be used: \(path): \(reason). \(Self.repair)"
    case .unsupportedAudio(let sampleRate, let channels):
      """
      Audio with \(sampleRate) samples a second and \(channels) channel(s) cannot be used. It takes 8,000 to 96,000 samples a second and \
      1 or 2 channels; convert it first, for instance with: sox INPUT -r 16000 -c 1 -b 16 OUTPUT.wav
      """
    case .unreadableAudio(let path, let reason):
      "\(path) cannot be read as audio: \(reason). It takes a WAV file with 8, 16, 24 or 32 bits a sample."
    case .audioSourceFailed(let reason):
      "The audio stopped: \(reason). Check the microphone or its connection, then start again."
    case .engineFailure(let operation, let code):
      """
      The speech recogniser failed to \(operation) (code \(code)). Start again; if it stays so, "counterpoint-speech doctor" checks the \
      installation.
      """
    }
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }

  private static let installation = #"Run "scripts/install-speech" in Counterpoint's repository ("make setup-run" does), no root needed."#
  private static let repair = #"Run "scripts/install-speech" in Counterpoint's repository, which replaces what is damaged."#
}
