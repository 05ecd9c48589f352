// On purpose without the architecture: the episode is glad that the client no longer needs it.
import ConcurrencyExtras
import Dependencies

struct SpeechDemoClient: Sendable {
  var finishTask: @Sendable () async -> Void
  var requestAuthorization: @Sendable () async -> AuthorizationStatus
  var startTask: @Sendable (SpeechRecognitionRequest) -> AsyncThrowingStream<SpeechRecognitionResult, any Swift.Error>

  enum Failure: Swift.Error, Equatable {
    case taskError
    case couldntStartAudioEngine
    case couldntConfigureAudioSession
  }

  typealias Error = Failure

  enum AuthorizationStatus: Equatable, Sendable {
    case authorized
    case denied
    case notDetermined
    case restricted
  }
}

struct SpeechRecognitionRequest: Equatable, Sendable {
  var shouldReportPartialResults = false
  var requiresOnDeviceRecognition = false
}

struct SpeechRecognitionResult: Equatable, Sendable {
  var bestTranscription: Transcription
  var isFinal: Bool
  var transcriptions: [Transcription]
}

struct Transcription: Equatable, Sendable {
  var formattedString: String
  var segments: [String]
}

#if DEBUG
  extension SpeechDemoClient {
    static let unimplemented = Self(
      finishTask: XCTUnimplemented(
        "\(Self.self).finishTask"
      ),
      requestAuthorization: XCTUnimplemented(
        "\(Self.self).requestAuthorization",
        placeholder: .notDetermined
      ),
      startTask: XCTUnimplemented(
        "\(Self.self).recognitionTask",
        placeholder: .finished
      )
    )
  }
#endif

extension SpeechDemoClient: TestDependencyKey {
  static var testValue: Self { .unimplemented }
}

extension DependencyValues {
  var speechDemoClient: SpeechDemoClient {
    get { self[SpeechDemoClient.self] }
    set { self[SpeechDemoClient.self] = newValue }
  }
}
