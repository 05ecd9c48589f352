import CasePaths
import Clocks
import ComposableCore
import Dependencies
import SwiftNavigation

/// One trip, with a sheet to edit it and an alert if that fails.
@Reducer
struct TripDetail {
  @Reducer(state: .equatable, action: .equatable)
  enum Destination {
    case alert(AlertState<Never>)
    case edit(TripEditor)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var trip: Trip
  }

  enum Action: Equatable {
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
    case packButtonTapped

    @CasePathable
    enum Delegate: Equatable {
      case pack(Trip)
      case saved(Trip)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .destination(.presented(.edit(.delegate(.saved(let trip))))):
        state.trip = trip
        return .send(.delegate(.saved(trip)))
      case .destination(.presented(.edit(.delegate(.failed)))):
        state.destination = .alert(AlertState { TextState("Not saved") })
        return .none
      case .destination:
        return .none
      case .editButtonTapped:
        state.destination = .edit(TripEditor.State(trip: state.trip))
        return .none
      case .packButtonTapped:
        return .send(.delegate(.pack(state.trip)))
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

/// A form that saves what is typed, after a second without typing.
@Reducer
struct TripEditor {
  @ObservableState
  struct State: Equatable {
    var isSaving = false
    var trip: Trip
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case doneButtonTapped
    case saved(TaskResult<Trip>)

    @CasePathable
    enum Delegate: Equatable {
      case failed
      case saved(Trip)
    }
  }

  private enum CancelID { case save }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.trips) var client

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.isSaving = true
        return .run(name: "save") { [trip = state.trip] send in
          try await clock.sleep(for: .seconds(1))
          await send(.saved(TaskResult { try await client.save(trip) }))
        }
        .cancellable(id: CancelID.save, cancelInFlight: true)
      case .delegate:
        return .none
      case .doneButtonTapped:
        return .run { _ in await dismiss() }
      case .saved(.success(let trip)):
        state.isSaving = false
        return .send(.delegate(.saved(trip)))
      case .saved(.failure):
        state.isSaving = false
        return .send(.delegate(.failed))
      }
    }
  }
}
