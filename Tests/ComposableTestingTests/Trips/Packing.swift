import CasePaths
import Clocks
import ComposableCore
import Dependencies
import IdentifiedCollections

/// The items of a trip, each a row of its own, and the seconds that packing them takes.
@Reducer
struct Packing {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<PackingRow.State>
    var seconds = 0
    var trip: Trip

    init(trip: Trip) {
      self.trip = trip
      rows = IdentifiedArray(uniqueElements: trip.items.map { PackingRow.State(item: $0) })
    }
  }

  enum Action: Equatable {
    case delegate(Delegate)
    case rows(IdentifiedActionOf<PackingRow>)
    case task
    case ticked

    @CasePathable
    enum Delegate: Equatable {
      case packed(Trip)
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .rows(.element(let id, .toggled)):
        guard let row = state.rows[id: id] else { return .none }
        state.trip.items[id: id] = row.item
        guard state.rows.allSatisfy(\.item.isPacked) else { return .none }
        return .run(name: "packed") { [trip = state.trip] send in
          await send(.delegate(.packed(trip)))
          await dismiss()
        }
      case .task:
        return .run(name: "stopwatch") { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { PackingRow() }
  }
}

/// One thing to pack.
@Reducer
struct PackingRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    var item: Trip.Item
    var id: Trip.Item.ID { item.id }
  }

  enum Action: Equatable {
    case toggled
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.item.isPacked.toggle()
      return .none
    }
  }
}
