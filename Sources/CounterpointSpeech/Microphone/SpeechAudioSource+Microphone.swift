public import CounterpointUI
public import SpeechRecognition

extension SpeechAudioSource {
  /// The microphone of whoever uses the application, in the browser that shows it.
  ///
  /// A task that begins to listen asks for permission, unless it was given before. What keeps it from listening is thrown as a ``SpeechError`` that says
  /// what to do about it: no permission, no microphone, a page that the browser trusts with none, and in the middle a microphone that was unplugged or a
  /// page that was closed.
  ///
  /// - Parameter microphone: The microphone of the session: `$0.microphone` where dependencies are overridden.
  /// - Returns: The source.
  public static func microphone(_ microphone: MicrophoneClient) -> SpeechAudioSource {
    SpeechAudioSource(
      name: "the microphone",
      delivery: .live,
      requestAccess: {
        switch await microphone.requestAuthorization() {
        case .authorized: .authorized
        case .denied: .denied
        case .unavailable: .restricted
        }
      },
      open: {
        let listening = Listening(to: microphone.start())
        // Before there is sound it is not known whether there is a microphone, and the recogniser need not be loaded if there is none.
        try await listening.waitForSound()
        return AsyncThrowingStream { try await listening.next() }
      }
    )
  }
}

private actor Listening {
  private let frames: AsyncThrowingStream<[Int16], any Error>
  private var first: [Int16]?

  init(to frames: AsyncThrowingStream<[Int16], any Error>) {
    self.frames = frames
  }

  func waitForSound() async throws {
    first = try await next()
  }

  func next() async throws -> [Int16]? {
    if let first {
      self.first = nil
      return first
    }
    // A stream keeps its place by itself, so that each call may make an iterator of its own.
    var iterator = frames.makeAsyncIterator()
    do {
      return try await iterator.next(isolation: self)
    } catch let error as MicrophoneError {
      throw SpeechError(error)
    }
  }
}

extension SpeechError {
  fileprivate init(_ error: MicrophoneError) {
    switch error {
    case .denied: self = .notAuthorized
    case .interrupted: self = .audioSourceFailed(reason: "the microphone was unplugged, or the permission to use it was taken back")
    case .closed: self = .audioSourceFailed(reason: "the page was closed")
    case .missing, .busy, .insecure, .unavailable: self = .microphoneUnavailable(reason: error.description)
    }
  }
}
