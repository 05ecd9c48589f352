import CasePaths
import ComposableCore
import Dependencies
import IdentifiedCollections
import SwiftNavigation

/// A whole application: a list, a stack of screens over it, and in them sheets, alerts, rows and timers.
@Reducer
struct Trips {
  @Reducer(state: .equatable, action: .equatable)
  enum Path {
    case detail(TripDetail)
    case packing(Packing)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var isLoading = false
    var path = StackState<Path.State>()
    var trips: IdentifiedArrayOf<Trip> = []
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case deleteButtonTapped(id: Trip.ID)
    case loaded(TaskResult<[Trip]>)
    case path(StackActionOf<Path>)
    case task
    case tripTapped(id: Trip.ID)

    @CasePathable
    enum Alert: Equatable {
      case confirmDeletion(id: Trip.ID)
      case retry
    }
  }

  @Dependency(\.trips) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion(let id))):
        state.trips.remove(id: id)
        return .none
      case .alert(.presented(.retry)), .task:
        state.isLoading = true
        return .run(name: "load trips") { send in await send(.loaded(TaskResult { try await client.load() })) }
      case .alert:
        return .none
      case .deleteButtonTapped(let id):
        state.alert = .deletion(of: id)
        return .none
      case .loaded(.success(let trips)):
        state.isLoading = false
        state.trips = IdentifiedArray(uniqueElements: trips)
        return .none
      case .loaded(.failure):
        state.isLoading = false
        state.alert = .offline
        return .none
      case .path(.element(id: _, action: .detail(.delegate(.saved(let trip))))),
        .path(.element(id: _, action: .packing(.delegate(.packed(let trip))))):
        state.trips[id: trip.id] = trip
        for id in state.path.ids where state.path[id: id]?.is(\.detail) == true { state.path[id: id, case: \.detail]?.trip = trip }
        return .none
      case .path(.element(id: _, action: .detail(.delegate(.pack(let trip))))):
        state.path.append(.packing(Packing.State(trip: trip)))
        return .none
      case .path:
        return .none
      case .tripTapped(let id):
        guard let trip = state.trips[id: id] else { return .none }
        state.path.append(.detail(TripDetail.State(trip: trip)))
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path)
  }
}

extension AlertState where Action == Trips.Action.Alert {
  static func deletion(of id: Trip.ID) -> Self {
    AlertState {
      TextState("Delete the trip?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion(id: id)) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    }
  }

  static let offline = AlertState {
    TextState("No connection")
  } actions: {
    ButtonState(action: .retry) { TextState("Retry") }
  }
}
