public import Dependencies

/// The microphone of whoever uses the application, as a dependency of their session.
///
/// ```swift
/// @Dependency(\.microphone) var microphone
///
/// guard await microphone.requestAuthorization() == .authorized else { return }
/// for try await samples in microphone.start() { await recognizer.feed(samples) }
/// ```
public struct MicrophoneClient: Sendable {
  /// Asks for permission, unless the user has answered before. May take as long as a person thinks; a task that is cancelled stops waiting and gets
  /// ``MicrophoneAuthorization/unavailable``.
  public var requestAuthorization: @Sendable () async -> MicrophoneAuthorization
  /// Begins to listen, and asks for permission if need be; the end of the stream's task lets go of the microphone.
  ///
  /// The elements are 16,000 samples a second, mono, about a tenth of a second at a time; a minute of them is kept for a reader that is slower. The stream
  /// throws ``MicrophoneError``.
  public var start: @Sendable () -> AsyncThrowingStream<[Int16], any Error>

  /// Makes a microphone.
  public init(
    requestAuthorization: @escaping @Sendable () async -> MicrophoneAuthorization,
    start: @escaping @Sendable () -> AsyncThrowingStream<[Int16], any Error>
  ) {
    self.requestAuthorization = requestAuthorization
    self.start = start
  }
}

/// What the user answered when they were asked for their microphone.
public enum MicrophoneAuthorization: String, Hashable, Sendable, CaseIterable {
  /// It may be used.
  case authorized
  /// It may not be used.
  case denied
  /// There is none, or the renderer has no way to it.
  case unavailable
}

extension DependencyValues {
  /// The microphone of the session; a test that does not override it fails.
  public var microphone: MicrophoneClient {
    get { self[MicrophoneKey.self] }
    set { self[MicrophoneKey.self] = newValue }
  }
}

private enum MicrophoneKey: DependencyKey {
  static var liveValue: MicrophoneClient {
    MicrophoneClient(
      requestAuthorization: {
        reportOutsideOfSession("microphone")
        return .unavailable
      },
      start: {
        reportOutsideOfSession("microphone")
        return AsyncThrowingStream { $0.finish(throwing: MicrophoneError.unavailable) }
      }
    )
  }

  static var previewValue: MicrophoneClient {
    MicrophoneClient(requestAuthorization: { .authorized }, start: { AsyncThrowingStream { _ in } })
  }
}
