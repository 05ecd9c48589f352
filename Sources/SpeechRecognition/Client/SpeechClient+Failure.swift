public import Foundation

extension SpeechClient {
  /// Why a recognition task ended early, in the words that features decide by.
  ///
  /// ``startTask`` throws these. ``start`` throws ``SpeechError``, which says more.
  public enum Failure: Swift.Error, Hashable, Sendable {
    /// Recognition failed while it was going on.
    case taskError

    /// The recogniser could not be started: it is missing or damaged.
    case couldntStartAudioEngine

    /// There is no audio to recognise: no microphone, no permission, or a file that cannot be read.
    case couldntConfigureAudioSession
  }

  /// An earlier name of ``Failure``.
  public typealias Error = Failure
}

extension SpeechClient.Failure: CustomStringConvertible, LocalizedError {
  /// What is wrong, and the cure.
  public var description: String {
    switch self {
    case .taskError:
      "Speech recognition failed while it was going on. Start again."
    case .couldntStartAudioEngine:
      #"The speech recogniser could not be started. "counterpoint-speech doctor" says what it lacks and how to get it."#
    case .couldntConfigureAudioSession:
      "There is no audio to recognise. Allow the microphone, or check the file that takes its place."
    }
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }

  /// Sorts an error by what a feature can do about it.
  init(_ error: SpeechError) {
    switch error {
    case .notAuthorized, .noAudioSource, .microphoneUnavailable, .unsupportedAudio, .unreadableAudio:
      self = .couldntConfigureAudioSession
    case .unsupportedPlatform, .libraryMissing, .libraryUnusable, .modelMissing, .modelUnusable:
      self = .couldntStartAudioEngine
    case .audioSourceFailed, .engineFailure:
      self = .taskError
    }
  }
}
