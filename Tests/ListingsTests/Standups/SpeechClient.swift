import ConcurrencyExtras
import Dependencies

/// The client as the episode designs it: a struct of closures, registered with the dependencies.
struct SpeechClient: Sendable {
  var requestAuthorization: @Sendable () async -> AuthorizationStatus
  var start: @Sendable () -> AsyncThrowingStream<String, any Error>

  enum AuthorizationStatus: Equatable, Sendable {
    case authorized
    case denied
    case notDetermined
    case restricted
  }
}

extension SpeechClient: DependencyKey {
  static let liveValue = Self(
    requestAuthorization: {
      await withUnsafeContinuation { continuation in
        continuation.resume(with: .success(.restricted))
      }
    },
    start: { .finished(throwing: Unavailable()) }
  )

  static let previewValue = SpeechClient(
    requestAuthorization: { .authorized },
    start: {
      AsyncThrowingStream { continuation in
        continuation.yield("Hello world!")
        continuation.finish()
      }
    }
  )

  /// What this machine answers, which has no recognizer in these tests.
  struct Unavailable: Error {}
}

extension DependencyValues {
  var speechClient: SpeechClient {
    get { self[SpeechClient.self] }
    set { self[SpeechClient.self] = newValue }
  }
}
