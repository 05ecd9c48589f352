/// Where speech comes from: mono audio with 16,000 signed 16-bit samples a second, in frames of any length.
///
/// ```swift
/// let microphone = SpeechAudioSource(
///   name: "the browser's microphone",
///   delivery: .live,
///   requestAccess: { await page.requestMicrophone() ? .authorized : .denied },
///   open: { page.microphoneFrames() }
/// )
/// let client = SpeechClient.live(audio: microphone)
/// ```
///
/// Audio at another rate, or in stereo, is converted by ``converted(name:from:delivery:requestAccess:open:)``.
public struct SpeechAudioSource: Sendable {
  /// How many samples a second the recogniser takes.
  public static let sampleRate = 16_000

  /// How a source hands over its audio, and what happens when it is faster than the recogniser.
  public enum Delivery: Hashable, Sendable {
    /// As it is spoken, without waiting for anybody: a microphone. When a minute has piled up, the oldest audio is thrown away and counted in
    /// ``SpeechRecognitionResult/lostSeconds``.
    case live

    /// As it is spoken, by a sender that waits when nobody takes it: a pipe. Nothing is thrown away here.
    case patient

    /// As fast as it is taken: a file. Nothing is thrown away, and the text does not depend on how fast the machine is.
    case recording
  }

  /// What the source is called in messages.
  public var name: String

  /// How the source hands over its audio.
  public var delivery: Delivery

  /// Asks for permission to listen. May take as long as a person thinks, or for ever.
  public var requestAccess: @Sendable () async -> SpeechAuthorizationStatus

  /// Opens the source for one task. The stream is cancelled when the task no longer wants to listen.
  public var open: @Sendable () async throws -> AsyncThrowingStream<[Int16], any Error>

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - name: What it is called in messages.
  ///   - delivery: How it hands over its audio.
  ///   - requestAccess: Asks for permission to listen; says yes when left out.
  ///   - open: Opens the source: mono frames with 16,000 samples a second. Throw a ``SpeechError`` when it cannot be opened.
  public init(
    name: String,
    delivery: Delivery,
    requestAccess: @escaping @Sendable () async -> SpeechAuthorizationStatus = { .authorized },
    open: @escaping @Sendable () async throws -> AsyncThrowingStream<[Int16], any Error>
  ) {
    self.name = name
    self.delivery = delivery
    self.requestAccess = requestAccess
    self.open = open
  }

  /// No source: permission is `restricted`, and opening it throws ``SpeechError/noAudioSource``.
  public static let unavailable = SpeechAudioSource(name: "no audio", delivery: .live, requestAccess: { .restricted }) {
    throw SpeechError.noAudioSource
  }
}

extension SpeechAudioSource.Delivery {
  /// How many samples may wait for the recogniser.
  var limit: Int {
    switch self {
    case .live, .patient: 60 * SpeechAudioSource.sampleRate
    case .recording: 2 * SpeechAudioSource.sampleRate
    }
  }

  var canWait: Bool { self != .live }

  var isAdaptive: Bool { self != .recording }
}
