import CasePaths
import Clocks
import ComposableCore
import ComposableTesting
import CounterpointTestSupport
import Dependencies
import IdentifiedCollections
import Schedules
import SwiftNavigation
import Testing

/// A whole application, tested as its users would test it.
@MainActor
@Suite struct TripsTests {
  private let clock = TestClock()
  private let rome = Trip(id: 1, city: "Rome", items: [Trip.Item(id: 1, name: "Hat"), Trip.Item(id: 2, name: "Map")])
  private var turin: Trip {
    var trip = rome
    trip.city = "Turin"
    return trip
  }

  private func makeStore(_ path: Trips.Path.State...) -> TestStoreOf<Trips> {
    TestStore(initialState: Trips.State(path: StackState(path), trips: path.isEmpty ? [] : [rome])) {
      Trips()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("an exhaustive flow through list, detail, editor and packing describes each step by paths")
  func exhaustively() async {
    let store = makeStore()
    await store.send(\.task) { $0.isLoading = true }
    await store.receive(\.loaded.success) {
      $0.isLoading = false
      $0.trips = [rome]
    }

    await store.send(\.tripTapped, 1) { $0.path[id: 0] = .detail(TripDetail.State(trip: rome)) }
    await store.send(\.path[id: 0].detail.editButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .edit(TripEditor.State(trip: rome))
    }
    for city in ["T", "Turin"] {
      await store.send(\.path[id: 0].detail.destination.edit.binding, .set(\.trip.city, city)) {
        $0.path[id: 0, case: \.detail]?.$destination[case: \.edit]?.isSaving = true
        $0.path[id: 0, case: \.detail]?.$destination[case: \.edit]?.trip.city = city
      }
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].detail.destination.edit.saved.success, turin) {
      $0.path[id: 0, case: \.detail]?.$destination[case: \.edit]?.isSaving = false
    }
    await store.receive(\.path[id: 0].detail.destination.edit.delegate.saved) {
      $0.path[id: 0, case: \.detail]?.trip = turin
    }
    await store.receive(\.path[id: 0].detail.delegate.saved, turin) { $0.trips = [turin] }
    await store.send(\.path[id: 0].detail.destination.edit.doneButtonTapped)
    await store.receive(\.path[id: 0].detail.destination.dismiss) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }

    await store.send(\.path[id: 0].detail.packButtonTapped)
    await store.receive(\.path[id: 0].detail.delegate.pack) { $0.path[id: 1] = .packing(Packing.State(trip: turin)) }
    let packing = await store.send(\.path[id: 1].packing.task)
    await store.send(\.path[id: 1].packing.rows[id: 2].toggled) {
      $0.path[id: 1, case: \.packing]?.rows[id: 2]?.item.isPacked = true
      $0.path[id: 1, case: \.packing]?.trip.items[id: 2]?.isPacked = true
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.path[id: 1].packing.ticked) { $0.path[id: 1, case: \.packing]?.seconds = 1 }
    await store.receive(\.path[id: 1].packing.ticked) { $0.path[id: 1, case: \.packing]?.seconds = 2 }
    await store.send(\.path[id: 1].packing.rows[id: 1].toggled) {
      $0.path[id: 1, case: \.packing]?.rows[id: 1]?.item.isPacked = true
      $0.path[id: 1, case: \.packing]?.trip.items[id: 1]?.isPacked = true
    }
    var packed = turin
    for id in packed.items.ids { packed.items[id: id]?.isPacked = true }
    await store.receive(\.path[id: 1].packing.delegate.packed, packed) {
      $0.trips = [packed]
      $0.path[id: 0, case: \.detail]?.trip = packed
    }
    await store.receive(\.path.popFrom, 1) { $0.path[id: 1] = nil }
    // The stopwatch has ended with its screen.
    await packing.finish()

    await store.send(\.path.popFrom, 0) { $0.path = StackState() }
    await store.send(\.deleteButtonTapped, 1) { $0.alert = .deletion(of: 1) }
    await store.send(\.alert.confirmDeletion, 1) {
      $0.alert = nil
      $0.trips = []
    }
    await store.finish()
  }

  @Test("a long flow that is not exhaustive says what it is about, and nothing else")
  func looselyDescribed() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.task)
    await store.skipReceivedActions()
    await store.send(.tripTapped(id: 1))
    await store.send(\.path[id: 0].detail.editButtonTapped)
    await store.send(\.path[id: 0].detail.destination.edit.binding, .set(\.trip.city, "Turin"))
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].detail.delegate.saved) { $0.trips[id: 1]?.city = "Turin" }
    await store.send(\.path[id: 0].detail.destination.edit.doneButtonTapped)
    await store.send(\.path[id: 0].detail.packButtonTapped)
    await store.send(\.path[id: 1].packing.task)
    for id in 1...2 {
      await store.send(\.path[id: 1].packing.rows[id: id].toggled)
      await clock.advance(by: .seconds(60))
    }
    await store.receive(\.path[id: 1].packing.delegate)
    await store.receive(\.path.popFrom)
    store.assert {
      $0.path[id: 0, case: \.detail]?.trip.items = [
        Trip.Item(id: 1, name: "Hat", isPacked: true), Trip.Item(id: 2, name: "Map", isPacked: true),
      ]
      #expect($0.path.count == 1)
    }
  }

  @Test("a failed load is an alert, whose button tries again")
  func offline() async {
    let store = makeStore()
    store.dependencies.trips.load = { throw TripClient.Offline() }
    await store.send(\.task) { $0.isLoading = true }
    await store.receive(.loaded(.failure(TripClient.Offline()))) {
      $0.isLoading = false
      $0.alert = .offline
    }
    store.dependencies.trips.load = { [] }
    await store.send(\.alert.retry) {
      $0.alert = nil
      $0.isLoading = true
    }
    await store.receive(\.loaded.success, []) { $0.isLoading = false }
  }

  @Test("an editor that cannot save becomes an alert, and its effects end with it")
  func failedSave() async {
    let store = makeStore(.detail(TripDetail.State(destination: .edit(TripEditor.State(trip: rome)), trip: rome)))
    store.dependencies.trips.save = { _ in throw TripClient.Offline() }
    await store.send(\.path[id: 0].detail.destination.edit.binding, .set(\.trip.city, "Turin")) {
      $0.path[id: 0, case: \.detail]?.$destination[case: \.edit]?.isSaving = true
      $0.path[id: 0, case: \.detail]?.$destination[case: \.edit]?.trip.city = "Turin"
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].detail.destination.edit.saved.failure) {
      $0.path[id: 0, case: \.detail]?.$destination[case: \.edit]?.isSaving = false
    }
    await store.receive(\.path[id: 0].detail.destination.edit.delegate.failed) {
      $0.path[id: 0, case: \.detail]?.destination = .alert(AlertState { TextState("Not saved") })
    }
    await store.send(\.path[id: 0].detail.destination.dismiss) { $0.path[id: 0, case: \.detail]?.destination = nil }
  }

  @Test("going back while the editor waits to save ends the wait")
  func backWhileSaving() async {
    let store = makeStore(.detail(TripDetail.State(destination: .edit(TripEditor.State(trip: rome)), trip: rome)))
    await store.send(\.path[id: 0].detail.destination.edit.binding, .set(\.trip.city, "Turin")) {
      $0.path[id: 0, case: \.detail]?.$destination[case: \.edit]?.isSaving = true
      $0.path[id: 0, case: \.detail]?.$destination[case: \.edit]?.trip.city = "Turin"
    }
    await store.send(\.path.popFrom, 0) { $0.path = StackState() }
    await clock.run()
    await store.finish()
  }

  @Test("a failure deep in the application names what was expected by its path, and shows what came")
  func messages() async {
    let editing = Trips.Path.State.detail(TripDetail.State(destination: .edit(TripEditor.State(trip: rome)), trip: rome))
    func received(_ receive: @MainActor (TestStoreOf<Trips>) async -> Void) async -> String {
      let store = makeStore(editing)
      await store.send(\.path[id: 0].detail.destination.edit.doneButtonTapped)
      let messages = await issues { await receive(store) }
      store.exhaustivity = .off
      return messages.first.map { String($0.drop { $0 != " " }.dropFirst()).replacing("\u{2007}", with: " ") } ?? ""
    }
    let byCase = await received { await $0.receive(\.path[id: 0].detail.delegate) }
    #expect(
      byCase == """
        Received unexpected action: …

            − any action of \\.path[id:].detail.delegate
            + Trips.Action.path(
                .element(
                  id: #0,
                  action: .detail(
                    .destination(.dismiss)
                  )
                )
              )

        (Expected: −, Received: +)
        """)
    let wholeAction = await received { await $0.receive(\.path[id: 0].detail.packButtonTapped) }
    #expect(
      wholeAction == """
        Received unexpected action: …

              Trips.Action.path(
                .element(
                  id: #0,
            −     action: .detail(.packButtonTapped)
            +     action: .detail(
            +       .destination(.dismiss)
            +     )
                )
              )

        (Expected: −, Received: +)
        """)
    let byPayload = await received { await $0.receive(\.path[id: 0].detail.delegate.saved, turin) }
    #expect(byPayload.contains("−       .delegate(") && byPayload.contains("+       .destination(.dismiss)"), "\(byPayload)")
  }

  @Test("in every order the list has what has been saved, whatever comes between")
  func everyOrder() async {
    await explore(seeds: 0..<50) { @MainActor in
      let clock = TestClock()
      let store = TestStore(
        initialState: Trips.State(
          path: StackState([.detail(TripDetail.State(destination: .edit(TripEditor.State(trip: rome)), trip: rome))]), trips: [rome])
      ) {
        Trips()
      } withDependencies: {
        $0.continuousClock = clock
        $0.trips.save = { trip in
          await Task.yield()
          return trip
        }
      }
      store.exhaustivity = .off
      store.invariant("no screen shows another trip than the list") { state in
        state.path.ids.allSatisfy { id in
          guard let trip = state.path[id: id, case: \.detail]?.trip else { return true }
          return state.path[id: id, case: \.detail]?.destination != nil || trip == state.trips[id: trip.id]
        }
      }
      await store.send(\.path[id: 0].detail.destination.edit.binding, .set(\.trip.city, "Turin"))
      await clock.advance(by: .seconds(1))
      await store.send(\.path[id: 0].detail.destination.edit.doneButtonTapped)
      await store.finish()
      #expect(["Rome", "Turin"].contains(store.state.trips[id: 1]?.city))
    }
  }
}
