import ComposableArchitecture

struct SpeechDemo: ReducerProtocol {
  struct State: Equatable {
    var alert: AlertState<Action>?
    var isRecording = false
    var transcribedText = ""
  }

  enum Action: Equatable, Sendable {
    case alertDismissed
    case recordButtonTapped
    case speech(TaskResult<String>)
    case speechRecognizerAuthorizationStatusResponse(SpeechDemoClient.AuthorizationStatus)
  }

  @Dependency(\.speechDemoClient) var speechClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alertDismissed:
        state.alert = nil
        return .none

      case .recordButtonTapped:
        state.isRecording.toggle()
        if state.isRecording {
          return .run { send in
            let status = await self.speechClient
              .requestAuthorization()
            await send(
              .speechRecognizerAuthorizationStatusResponse(status)
            )

            guard status == .authorized
            else { return }

            var request = SpeechRecognitionRequest()
            request.shouldReportPartialResults = true
            request.requiresOnDeviceRecognition = false
            for try await result
              in self.speechClient.startTask(request)
            {
              await send(
                .speech(
                  .success(result.bestTranscription.formattedString)
                ),
                animation: .default
              )
            }
          } catch: { error, send in
            await send(.speech(.failure(error)))
          }
        } else {
          return .fireAndForget {
            await self.speechClient.finishTask()
          }
        }

      case .speech(
        .failure(
          SpeechDemoClient.Error.couldntConfigureAudioSession
        )
      ),
        .speech(
          .failure(SpeechDemoClient.Error.couldntStartAudioEngine)
        ):
        state.alert = AlertState(
          title: TextState(
            "Problem with audio device. Please try again."
          )
        )
        return .none

      case .speech(.failure):
        state.alert = AlertState(
          title: TextState(
            "An error occurred while transcribing. Please try again."
          )
        )
        return .none

      case let .speech(.success(transcribedText)):
        state.transcribedText = transcribedText
        return .none

      case let .speechRecognizerAuthorizationStatusResponse(
        status
      ):
        state.isRecording = status == .authorized
        switch status {
        case .notDetermined:
          state.alert = AlertState(
            title: TextState("Try again.")
          )
          return .none

        case .denied:
          state.alert = AlertState(
            title: TextState(
              """
              You denied access to speech recognition. This \
              app needs access to transcribe your speech.
              """
            )
          )
          return .none

        case .restricted:
          state.alert = AlertState(
            title: TextState(
              """
              Your device does not allow speech recognition.
              """
            )
          )
          return .none

        case .authorized:
          return .none
        }
      }
    }
  }
}
