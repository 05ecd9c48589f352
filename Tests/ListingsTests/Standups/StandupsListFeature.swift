import ComposableArchitecture

struct StandupsListFeature: ReducerProtocol {
  struct State: Equatable {
    var standups: IdentifiedArrayOf<Standup> = []
  }

  enum Action: Equatable {
    case addButtonTapped
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.standups.append(Standup(id: self.uuid(), attendees: [Attendee(id: self.uuid())]))
        return .none
      }
    }
  }
}
