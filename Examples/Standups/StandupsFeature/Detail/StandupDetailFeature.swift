import ComposableArchitecture
import Foundation
import SpeechRecognition

/// Shows a standup with its past meetings; edits it, deletes it, and starts a meeting.
@Reducer
public struct StandupDetailFeature {
  /// What stands over the detail.
  @Reducer(state: .equatable, action: .equatable)
  public enum Destination {
    case alert(AlertState<StandupDetailFeature.Action.Alert>)
    case edit(StandupFormFeature)
  }

  /// A standup that is looked at.
  @ObservableState
  public struct State: Equatable {
    /// What stands over the detail.
    @Presents public var destination: Destination.State?
    /// Whether the question about the microphone is open.
    public var isAskingForMicrophone = false
    /// A meeting that was recorded a moment ago, and is shown once the detail can be seen again.
    public var justRecorded: Meeting.ID?
    /// The standup.
    public var standup: Standup

    /// Makes the state.
    public init(standup: Standup) {
      self.standup = standup
    }

    /// The meetings to show.
    public var shownMeetings: IdentifiedArrayOf<Meeting> {
      guard let justRecorded else { return standup.meetings }
      return standup.meetings.filter { $0.id != justRecorded }
    }
  }

  /// What can happen.
  public enum Action: Equatable {
    case cancelEditButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case deleteMeetings(IndexSet)
    case destination(PresentationAction<Destination.Action>)
    case doneEditingButtonTapped
    case editButtonTapped
    case justRecordedTask
    case meetingRecorded(Meeting.ID)
    case meetingTapped(Meeting.ID)
    case microphoneAnswered(SpeechAuthorizationStatus)
    case recordedMeetingShown
    case startMeetingButtonTapped
    case startWithoutTranscriptButtonTapped

    /// What the alerts ask for.
    @CasePathable
    public enum Alert: Equatable, Sendable {
      case confirmDeletion
      case startWithoutTranscript
    }

    /// What the feature asks of its parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case deleteMeetings([Meeting.ID])
      case deleteStandup(Standup.ID)
      case openMeeting(Meeting.ID)
      case standupUpdated(Standup)
      case startMeeting(isTranscribing: Bool)
    }
  }

  private enum CancelID { case microphone }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.speechClient) var speechClient

  /// How long the way back from a meeting takes to look at, after which the meeting appears in the list.
  static let returnTime = Duration.milliseconds(400)

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelEditButtonTapped:
        state.destination = nil
        return .none

      case .delegate:
        return .none

      case .deleteButtonTapped:
        state.destination = .alert(.deleteStandup(title: state.standup.title))
        return .none

      case .deleteMeetings(let offsets):
        let ids = offsets.map { state.shownMeetings[$0].id }
        state.standup.meetings.removeAll { ids.contains($0.id) }
        return .send(.delegate(.deleteMeetings(ids)))

      case .destination(.presented(.alert(.confirmDeletion))):
        return .run { [dismiss, id = state.standup.id] send in
          await send(.delegate(.deleteStandup(id)), animation: .default)
          await dismiss()
        }

      case .destination(.presented(.alert(.startWithoutTranscript))), .startWithoutTranscriptButtonTapped:
        state.isAskingForMicrophone = false
        return .merge(.cancel(id: CancelID.microphone), .send(.delegate(.startMeeting(isTranscribing: false))))

      case .destination:
        return .none

      case .doneEditingButtonTapped:
        guard case .edit(let form) = state.destination, form.isComplete else { return .none }
        state.destination = nil
        state.standup.take(form.result)
        return .send(.delegate(.standupUpdated(state.standup)))

      case .editButtonTapped:
        state.destination = .edit(StandupFormFeature.State(standup: state.standup))
        return .none

      case .justRecordedTask:
        // An action of its own, which the view sends: what the recording has started ends with the recording.
        guard state.justRecorded != nil else { return .none }
        return .run { [clock] send in
          try await clock.sleep(for: Self.returnTime)
          await send(.recordedMeetingShown, animation: .default)
        }

      case .meetingRecorded(let id):
        state.justRecorded = id
        return .none

      case .meetingTapped(let id):
        return .send(.delegate(.openMeeting(id)))

      case .microphoneAnswered(let status):
        state.isAskingForMicrophone = false
        guard status == .authorized else {
          state.destination = .alert(.noTranscript(because: status))
          return .none
        }
        return .send(.delegate(.startMeeting(isTranscribing: true)))

      case .recordedMeetingShown:
        state.justRecorded = nil
        return .none

      case .startMeetingButtonTapped:
        state.isAskingForMicrophone = true
        return .run(name: "microphone") { [speechClient] send in
          await send(.microphoneAnswered(speechClient.requestAuthorization()))
        }
        .cancellable(id: CancelID.microphone, cancelInFlight: true)
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Standup {
  /// Takes over what a form edits, and leaves the meetings, of which there may be new ones by now.
  mutating func take(_ edited: Standup) {
    title = edited.title
    duration = edited.duration
    theme = edited.theme
    attendees = edited.attendees
  }
}
