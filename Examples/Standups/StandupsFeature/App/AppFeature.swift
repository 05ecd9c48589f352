import ComposableArchitecture
import Foundation

/// The whole application: the list of standups, and what is open over it.
///
/// The features on the stack know nothing of each other. What one of them asks for goes through here.
@Reducer
public struct AppFeature {
  /// What can be opened over the list.
  @Reducer(state: .equatable, action: .equatable)
  public enum Path {
    case detail(StandupDetailFeature)
    case meeting(PastMeetingFeature)
    case recordMeeting(RecordMeetingFeature)
  }

  /// What a window shows.
  @ObservableState
  public struct State: Equatable {
    /// Something to be told about what was open.
    @Presents public var alert: AlertState<Action.Alert>?
    /// What is open over the list.
    public var path: StackState<Path.State>
    /// The list.
    public var standupsList: StandupsListFeature.State

    /// Makes the state.
    public init(path: StackState<Path.State> = StackState(), standupsList: StandupsListFeature.State = StandupsListFeature.State()) {
      self.path = path
      self.standupsList = standupsList
    }

    /// Makes the state of a window that has just been opened.
    ///
    /// - Parameter snapshot: The data as they are.
    public init(_ snapshot: StandupsSnapshot) {
      self.init(standupsList: StandupsListFeature.State(standups: snapshot.standups, problem: snapshot.problem))
    }
  }

  /// What can happen.
  public enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case dataChanged(StandupsSnapshot)
    case openURL(URL)
    case path(StackActionOf<Path>)
    case standupsList(StandupsListFeature.Action)
    case task

    /// The alert has nothing but a button that closes it.
    @CasePathable
    public enum Alert: Equatable, Sendable {}
  }

  @Dependency(\.date.now) var now
  @Dependency(\.standupsClient) var standupsClient
  @Dependency(\.uuid) var uuid

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.standupsList, action: \.standupsList) {
      StandupsListFeature()
    }
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case .dataChanged(let snapshot):
        state.take(snapshot)
        return .none

      case .openURL(let url):
        open(url, in: &state)
        return .none

      case .path(.element(id: let id, action: .detail(.delegate(let action)))):
        return detail(id, asksFor: action, in: &state)

      case .path(.element(id: let id, action: .recordMeeting(.delegate(let action)))):
        switch action {
        case .saveMeeting: return saveMeeting(of: id, in: &state)
        }

      case .standupsList(.standupTapped(let id)):
        guard let standup = state.standupsList.standups[id: id] else { return .none }
        state.path.append(.detail(StandupDetailFeature.State(standup: standup)))
        return .none

      case .path, .standupsList:
        return .none

      case .task:
        return .run(name: "data") { [standupsClient] send in
          for await snapshot in standupsClient.changes() {
            await send(.dataChanged(snapshot), animation: .default)
          }
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path)
    // When a recording is over, its standup may be gone.
    .onChange(of: \.path.count) { _, _ in
      Reduce { state, _ in
        state.closeWhatIsGone()
        return .none
      }
    }
  }

  private func detail(
    _ id: StackElementID, asksFor action: StandupDetailFeature.Action.Delegate, in state: inout State
  ) -> Effect<Action> {
    switch action {
    case .deleteMeetings(let ids):
      guard let standup = state.path[id: id, case: \.detail]?.standup else { return .none }
      state.standupsList.standups[id: standup.id] = standup
      return edit(.deleteMeetings(ids, in: standup.id))

    case .deleteStandup(let standup):
      state.standupsList.standups.remove(id: standup)
      return edit(.delete(standup))

    case .openMeeting(let meetingID):
      guard let standup = state.path[id: id, case: \.detail]?.standup, let meeting = standup.meetings[id: meetingID] else { return .none }
      state.path.append(.meeting(PastMeetingFeature.State(meeting: meeting, standup: standup)))
      return .none

    case .standupUpdated(let standup):
      state.standupsList.standups[id: standup.id] = standup
      return edit(.save(standup))

    case .startMeeting(let isTranscribing):
      guard let standup = state.path[id: id, case: \.detail]?.standup else { return .none }
      state.path.append(.recordMeeting(RecordMeetingFeature.State(standup: standup, isTranscribing: isTranscribing)))
      return .none
    }
  }

  private func saveMeeting(of id: StackElementID, in state: inout State) -> Effect<Action> {
    guard let detailID = state.path.ids.dropLast().last else {
      reportIssue("Record meeting is only element in stack. A detail feature should precede it.")
      return .none
    }
    let transcript = state.path[id: id, case: \.recordMeeting]?.transcript.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    let meeting = Meeting(id: uuid(), date: now, transcript: transcript.isEmpty ? Meeting.noTranscript : transcript)
    state.path[id: detailID, case: \.detail]?.standup.meetings.insert(meeting, at: 0)
    guard let standup = state.path[id: detailID, case: \.detail]?.standup else { return .none }
    state.standupsList.standups[id: standup.id] = standup
    return .merge(
      edit(.addMeeting(meeting, to: standup)),
      .send(.path(.element(id: detailID, action: .detail(.meetingRecorded(meeting.id)))))
    )
  }

  private func edit(_ edit: StandupsEdit) -> Effect<Action> {
    .run { [standupsClient] _ in standupsClient.apply(edit) }
  }
}
