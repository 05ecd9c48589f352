import ComposableArchitecture
import CounterpointUI
import Logging
import SpeechRecognition

/// A meeting while it is held: whose turn it is, how much time is left, and what has been said.
@Reducer
public struct RecordMeetingFeature: Sendable {
  /// A meeting that is being held.
  @ObservableState
  public struct State: Equatable {
    /// The question how to end the meeting early.
    @Presents public var alert: AlertState<Action.Alert>?
    /// How the meeting ends, from the moment on that this is decided; nothing else happens in it after that.
    public var ending: Ending?
    /// How far the meeting has come.
    public var secondsElapsed = 0
    /// Whose turn it is, counted from 0.
    public var speakerIndex = 0
    /// What becomes of what is said.
    public var speech: Speech
    /// Who meets, and for how long.
    public let standup: Standup
    /// Everything that was understood so far.
    public var transcript = ""

    /// Makes a meeting that has not begun.
    ///
    /// - Parameters:
    ///   - standup: Who meets.
    ///   - isTranscribing: Whether what is said is to be written down.
    public init(standup: Standup, isTranscribing: Bool = true) {
      self.standup = standup
      speech = isTranscribing ? .waiting : .off
    }

    /// How long the meeting goes on.
    public var durationRemaining: Duration {
      standup.duration - .seconds(secondsElapsed)
    }

    /// Who speaks.
    public var speaker: Attendee? {
      standup.attendees.indices.contains(speakerIndex) ? standup.attendees[speakerIndex] : nil
    }
  }

  /// How a meeting ends.
  public enum Ending: Equatable, Sendable {
    /// The recogniser is still busy with the last words.
    case hearingOut
    /// The meeting is saved.
    case saved
    /// The meeting is forgotten.
    case discarded
  }

  /// What becomes of what is said.
  public enum Speech: Equatable, Sendable {
    /// Nobody listens, as was asked for.
    case off
    /// Permission is asked for.
    case waiting
    /// It is written down.
    case listening
    /// It is not written down, because that is not permitted or not possible.
    case unavailable(SpeechAuthorizationStatus)
    /// It was written down until the recogniser stopped.
    case interrupted
  }

  /// What can happen in a meeting.
  public enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case endMeetingButtonTapped
    case lastWordsTimedOut
    case nextButtonTapped
    case onTask
    case speechAuthorization(SpeechAuthorizationStatus)
    case speechEnded(isFailure: Bool)
    case speechResult(String)
    case timerTick

    /// The ways to end a meeting early.
    @CasePathable
    public enum Alert: Equatable, Sendable {
      case confirmDiscard
      case confirmSave
    }

    /// What the feature asks of its parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case saveMeeting
    }
  }

  private enum CancelID { case lastWords }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.soundEffects) var soundEffects
  @Dependency(\.speechClient) var speechClient

  /// How long the recogniser may take for the last words.
  static let patience = Duration.seconds(2)

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDiscard)):
        guard state.ending == nil else { return .none }
        state.ending = .discarded
        return .run { [dismiss] _ in await dismiss() }

      case .alert(.presented(.confirmSave)):
        return end(&state)

      case .alert(.dismiss):
        return .none

      case .delegate:
        return .none

      case .endMeetingButtonTapped:
        guard state.ending == nil else { return .none }
        state.alert = .endMeeting(isDiscardable: true)
        return .none

      case .lastWordsTimedOut:
        guard state.ending == .hearingOut else { return .none }
        return save(&state)

      case .nextButtonTapped:
        guard state.ending == nil else { return .none }
        guard state.speakerIndex < state.standup.attendees.count - 1 else {
          state.alert = .endMeeting(isDiscardable: false)
          return .none
        }
        state.speakerIndex += 1
        state.secondsElapsed = state.speakerIndex * state.standup.secondsPerAttendee
        return play(.turnEnd)

      case .onTask:
        return .run(name: "meeting") { [isTranscribing = state.speech != .off] send in
          await withTaskGroup(of: Void.self) { group in
            if isTranscribing {
              group.addTask { await listen(send) }
            }
            group.addTask {
              for await _ in clock.timer(interval: .seconds(1)) {
                await send(.timerTick)
              }
            }
          }
        }

      case .speechAuthorization(let status):
        state.speech = status == .authorized ? .listening : .unavailable(status)
        return .none

      case .speechEnded(let isFailure):
        state.speech = isFailure ? .interrupted : .off
        guard state.ending == .hearingOut else { return .none }
        return .merge(.cancel(id: CancelID.lastWords), save(&state))

      case .speechResult(let transcript):
        guard state.ending == nil || state.ending == .hearingOut else { return .none }
        state.transcript = transcript
        return .none

      case .timerTick:
        guard state.alert == nil, state.ending == nil else { return .none }
        state.secondsElapsed += 1
        guard state.secondsElapsed.isMultiple(of: state.standup.secondsPerAttendee) else { return .none }
        guard state.speakerIndex < state.standup.attendees.count - 1 else {
          return .concatenate(play(.meetingEnd), end(&state))
        }
        state.speakerIndex += 1
        return play(.turnEnd)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func play(_ sound: MeetingSound) -> Effect<Action> {
    .run { [soundEffects] _ in await soundEffects.play(sound.address) }
  }

  /// Ends the meeting, once the recogniser has written down what was said last.
  private func end(_ state: inout State) -> Effect<Action> {
    guard state.ending == nil else { return .none }
    guard state.speech == .listening else { return save(&state) }
    state.ending = .hearingOut
    return .run { [clock, speechClient] send in
      await speechClient.finishTask()
      try await clock.sleep(for: Self.patience)
      await send(.lastWordsTimedOut)
    }
    .cancellable(id: CancelID.lastWords)
  }

  private func save(_ state: inout State) -> Effect<Action> {
    state.ending = .saved
    return .run { [dismiss] send in
      await send(.delegate(.saveMeeting))
      await dismiss()
    }
  }

  private func listen(_ send: Send<Action>) async {
    let status = await speechClient.requestAuthorization()
    await send(.speechAuthorization(status))
    guard status == .authorized else { return }
    do {
      for try await transcript in speechClient.start() {
        await send(.speechResult(transcript))
      }
      await send(.speechEnded(isFailure: false))
    } catch is CancellationError {
      return
    } catch {
      Logger(label: "standups.speech").warning("Speech recognition stopped, the meeting goes on", metadata: ["error": "\(error)"])
      await send(.speechEnded(isFailure: true))
    }
  }
}

extension AlertState where Action == RecordMeetingFeature.Action.Alert {
  /// Asks what to do with a meeting that ends early.
  ///
  /// - Parameter isDiscardable: Whether it may be forgotten; not when everybody has spoken.
  /// - Returns: The question.
  public static func endMeeting(isDiscardable: Bool) -> Self {
    Self {
      TextState("End meeting?")
    } actions: {
      ButtonState(action: .confirmSave) {
        TextState("Save and end")
      }
      if isDiscardable {
        ButtonState(role: .destructive, action: .confirmDiscard) {
          TextState("Discard")
        }
      }
      ButtonState(role: .cancel) {
        TextState("Resume")
      }
    } message: {
      TextState("You are ending the meeting early. What would you like to do?")
    }
  }
}
