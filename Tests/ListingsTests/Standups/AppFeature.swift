import ComposableArchitecture

struct AppFeature: ReducerProtocol {
  struct State: Equatable {
    var path = StackState<Path.State>()
    var standupsList = StandupsListFeature.State()
  }

  enum Action: Equatable {
    case path(StackAction<Path.State, Path.Action>)
    case standupsList(StandupsListFeature.Action)
  }

  struct Path: ReducerProtocol {
    enum State: Equatable {
      case detail(StandupDetailFeature.State)
      case recordMeeting(RecordMeetingFeature.State)
    }

    enum Action: Equatable {
      case detail(StandupDetailFeature.Action)
      case recordMeeting(RecordMeetingFeature.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.detail, action: /Action.detail) {
        StandupDetailFeature()
      }
      Scope(state: /State.recordMeeting, action: /Action.recordMeeting) {
        RecordMeetingFeature()
      }
    }
  }

  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Scope(state: \.standupsList, action: /Action.standupsList) {
      StandupsListFeature()
    }

    Reduce { state, action in
      switch action {
      case let .path(
        .element(
          id: _,
          action: .detail(.delegate(action))
        )
      ):
        switch action {
        case let .deleteStandup(id):
          state.standupsList.standups.remove(id: id)
          return .none

        case let .standupUpdated(standup):
          state.standupsList.standups[id: standup.id] = standup
          return .none
        }

      case let .path(
        .element(
          id: _,
          action: .recordMeeting(.delegate(action))
        )
      ):
        switch action {
        case .saveMeeting:
          guard let detailID = state.path.ids.dropLast().last
          else {
            XCTFail(
              """
              Record meeting is only element in stack. \
              A detail feature should precede it.
              """
            )
            return .none
          }

          state.path[id: detailID, case: /Path.State.detail]?
            .standup.meetings.insert(
              Meeting(
                id: self.uuid(),
                date: self.now,
                transcript: "N/A"
              ),
              at: 0
            )
          guard
            let standup =
              state
              .path[id: detailID, case: /Path.State.detail]?.standup
          else { return .none }
          state.standupsList.standups[id: standup.id] = standup
          return .none
        }

      case .path:
        return .none

      case .standupsList:
        return .none
      }
    }
    .forEach(\.path, action: /Action.path) {
      Path()
    }
  }
}
