import ComposableArchitecture

/// Shows all standups, and adds new ones.
@Reducer
public struct StandupsListFeature {
  /// All standups, and the form of a new one.
  @ObservableState
  public struct State: Equatable {
    /// The form of a new standup.
    @Presents public var addStandup: StandupFormFeature.State?
    /// What is wrong with the file of the data.
    public var problem: StorageProblem?
    /// All standups.
    public var standups: IdentifiedArrayOf<Standup>

    /// Makes the state.
    public init(standups: IdentifiedArrayOf<Standup> = [], problem: StorageProblem? = nil) {
      self.standups = standups
      self.problem = problem
    }
  }

  /// What can happen.
  public enum Action: Equatable {
    case addStandup(PresentationAction<StandupFormFeature.Action>)
    case addStandupButtonTapped
    case cancelAddStandupButtonTapped
    case confirmAddStandupButtonTapped
    case problemDismissed
    case standupTapped(Standup.ID)
  }

  @Dependency(\.standupsClient) var standupsClient
  @Dependency(\.uuid) var uuid

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addStandup:
        return .none

      case .addStandupButtonTapped:
        let standup = Standup(id: uuid(), attendees: [Attendee(id: uuid())], theme: leastUsedTheme(state.standups))
        state.addStandup = StandupFormFeature.State(standup: standup)
        return .none

      case .cancelAddStandupButtonTapped:
        state.addStandup = nil
        return .none

      case .confirmAddStandupButtonTapped:
        guard let form = state.addStandup, form.isComplete else { return .none }
        state.addStandup = nil
        state.standups.append(form.result)
        return .run { [standupsClient, standup = form.result] _ in standupsClient.apply(.save(standup)) }

      case .standupTapped:
        // The parent opens it.
        return .none

      case .problemDismissed:
        state.problem = nil
        return .run { [standupsClient] _ in standupsClient.apply(.dismissProblem) }
      }
    }
    .ifLet(\.$addStandup, action: \.addStandup) {
      StandupFormFeature()
    }
  }

  /// The theme that fewest standups have, so that they can be told apart.
  private func leastUsedTheme(_ standups: IdentifiedArrayOf<Standup>) -> Theme {
    let uses = standups.reduce(into: [:]) { $0[$1.theme, default: 0] += 1 }
    let order: [Theme] = [.bubblegum, .peacock, .honey, .lilac, .fern, .denim, .apricot, .lagoon]
    return (order + Theme.allCases.filter { !order.contains($0) }).min { uses[$0, default: 0] < uses[$1, default: 0] } ?? .bubblegum
  }
}
