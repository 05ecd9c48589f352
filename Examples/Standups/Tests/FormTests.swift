import ComposableArchitecture
import ComposableTestSupport
import Foundation
import StandupsFeature
import Testing

@MainActor
@Suite struct FormTests {
  private func store(_ standup: Standup) -> TestStoreOf<StandupFormFeature> {
    TestStore(initialState: StandupFormFeature.State(standup: standup)) {
      StandupFormFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("A standup without attendees gets a blank one; a new one has the focus")
  func add() async {
    let store = store(Standup(id: UUID(100)))
    #expect(store.state.standup.attendees == [Attendee(id: UUID(0))])
    #expect(store.state.focus == .title)
    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees = [Attendee(id: UUID(0)), Attendee(id: UUID(1))]
      $0.focus = .attendee(UUID(1))
    }
  }

  @Test("After a deletion the neighbour has the focus, and the last attendee is replaced by a blank one")
  func delete() async {
    let store = store(Standup(id: UUID(100), attendees: [Attendee(id: UUID(1), name: "Ada"), Attendee(id: UUID(2), name: "Grace")]))
    await store.send(.deleteAttendees([0])) {
      $0.standup.attendees = [Attendee(id: UUID(2), name: "Grace")]
      $0.focus = .attendee(UUID(2))
    }
    await store.send(.deleteAttendees([0])) {
      $0.standup.attendees = [Attendee(id: UUID(0))]
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.deleteAttendees([]))
  }

  @Test("Return goes on to the next attendee, and makes one after the last that has a name")
  func submit() async {
    let store = store(Standup(id: UUID(100), attendees: [Attendee(id: UUID(1), name: "Ada"), Attendee(id: UUID(2), name: "Grace")]))
    await store.send(.attendeeSubmitted(UUID(1))) { $0.focus = .attendee(UUID(2)) }
    await store.send(.attendeeSubmitted(UUID(2))) {
      $0.standup.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.attendeeSubmitted(UUID(0)))
  }

  @Test("Attendees change places")
  func move() async {
    let store = store(.mock)
    await store.send(.attendeesMoved([0], 3)) {
      $0.standup.attendees.move(fromOffsets: [0], toOffset: 3)
    }
    #expect(store.state.standup.attendees.map(\.name).prefix(3) == ["Blob Jr", "Blob Sr", "Blob"])
  }

  @Test("Minutes, title, theme and focus are bound")
  func bindings() async {
    let store = store(.mock)
    await store.send(.set(\.minutes, 12)) { $0.standup.duration = .seconds(720) }
    await store.send(.set(\.standup.title, " ")) { $0.standup.title = " " }
    #expect(!store.state.isComplete)
    await store.send(.set(\.standup.theme, .fern)) { $0.standup.theme = .fern }
    await store.send(.set(\.focus, nil)) { $0.focus = nil }
  }

  @Test("Blank attendees are left out of what is saved, but somebody always takes part")
  func result() {
    var state = StandupFormFeature.State(
      standup: Standup(id: UUID(100), attendees: [Attendee(id: UUID(1), name: " "), Attendee(id: UUID(2), name: "Ada")], title: " Design "))
    #expect(state.result.attendees == [Attendee(id: UUID(2), name: "Ada")])
    #expect(state.result.title == "Design")
    state.standup.attendees.remove(id: UUID(2))
    #expect(state.result.attendees.map(\.id) == [UUID(1)])
    #expect(state.result.attendees[0].name == "Attendee")
  }
}
