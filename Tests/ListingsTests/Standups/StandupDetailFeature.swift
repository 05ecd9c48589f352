import ComposableArchitecture

struct StandupDetailFeature: ReducerProtocol {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Action.Alert>?
    var standup: Standup
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case deleteButtonTapped
    case titleChanged(String)

    enum Alert {
      case confirmDeletion
    }

    enum Delegate: Equatable {
      case deleteStandup(id: Standup.ID)
      case standupUpdated(Standup)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        return .run { [id = state.standup.id] send in
          await send(.delegate(.deleteStandup(id: id)), animation: .default)
          await self.dismiss()
        }

      case .alert(.dismiss):
        return .none

      case .delegate:
        return .none

      case .deleteButtonTapped:
        state.alert = AlertState {
          TextState("Delete?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmDeletion) {
            TextState("Delete")
          }
        }
        return .none

      case let .titleChanged(title):
        state.standup.title = title
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
    .onChange(of: \.standup) { _, standup in
      Reduce { _, _ in
        .run { send in
          await send(.delegate(.standupUpdated(standup)))
        }
      }
    }
  }
}
