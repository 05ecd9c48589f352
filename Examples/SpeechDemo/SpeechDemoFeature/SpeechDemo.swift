import ComposableArchitecture
import SpeechRecognition

/// A button that starts and ends a recording, and the text of what is said meanwhile.
@Reducer
public struct SpeechDemo {
  @ObservableState
  public struct State: Equatable {
    /// Why the last recording could not begin, or ended early.
    public var problem: String?
    /// Whether somebody is being listened to, or asked for permission.
    public var isRecording = false
    /// The whole text of the recording.
    public var transcribedText = ""

    public init() {}
  }

  public enum Action: Equatable {
    case recordButtonTapped
    case problemDismissed
    case authorizationResponse(SpeechAuthorizationStatus)
    case transcribed(String)
    case ended
    case failed(String)
  }

  @Dependency(\.speechClient) var speechClient

  private enum CancelID { case recording }

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .recordButtonTapped:
        state.isRecording.toggle()
        guard state.isRecording else {
          return .run { [speechClient] _ in await speechClient.finishTask() }
        }
        state.problem = nil
        state.transcribedText = ""
        return .run { [speechClient] send in
          let status = await speechClient.requestAuthorization()
          await send(.authorizationResponse(status))
          guard status == .authorized || status == .restricted else { return }
          // Whoever is restricted learns from the task why.
          for try await text in speechClient.start() { await send(.transcribed(text)) }
          await send(.ended)
        } catch: { error, send in
          await send(.failed("\(error)"))
        }
        .cancellable(id: CancelID.recording, cancelInFlight: true)

      case .problemDismissed:
        state.problem = nil
        return .none

      case .authorizationResponse(.denied):
        state.isRecording = false
        state.problem =
          "You denied access to the microphone. Allow it in the browser, beside the page's address, to have your speech transcribed."
        return .none

      case .authorizationResponse(.notDetermined):
        state.isRecording = false
        state.problem = "Try again."
        return .none

      case .authorizationResponse:
        return .none

      case .transcribed(let text):
        state.transcribedText = text
        return .none

      case .ended:
        state.isRecording = false
        return .none

      case .failed(let reason):
        state.isRecording = false
        state.problem = reason
        return .none
      }
    }
  }
}
