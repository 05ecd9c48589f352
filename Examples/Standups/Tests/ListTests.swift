import ComposableArchitecture
import ComposableTestSupport
import Foundation
import StandupsFeature
import Testing

@MainActor
@Suite struct ListTests {
  private let edits = LockIsolated<[StandupsEdit]>([])

  private func store(_ state: StandupsListFeature.State) -> TestStoreOf<StandupsListFeature> {
    TestStore(initialState: state) {
      StandupsListFeature()
    } withDependencies: { [edits] in
      $0.standupsClient.apply = { edit in edits.withValue { $0.append(edit) } }
      $0.uuid = .incrementing
    }
  }

  @Test("A standup is added with what was typed, in a theme that no other has")
  func add() async {
    let store = store(.init(standups: [.short]))
    let blank = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))], theme: .peacock)
    await store.send(.addStandupButtonTapped) { $0.addStandup = StandupFormFeature.State(standup: blank) }
    // Nothing without a title.
    await store.send(.confirmAddStandupButtonTapped)
    let added = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1), name: "Blob")], theme: .peacock, title: "Design")
    await store.send(\.addStandup.binding.standup, added) { $0.addStandup?.standup = added }
    await store.send(.confirmAddStandupButtonTapped) {
      $0.addStandup = nil
      $0.standups = [.short, added]
    }
    #expect(edits.value == [.save(added)])
  }

  @Test("A standup that is not added after all leaves nothing behind")
  func cancel() async {
    let store = store(.init())
    store.exhaustivity = .off
    await store.send(.addStandupButtonTapped)
    await store.send(.cancelAddStandupButtonTapped) { $0.addStandup = nil }
    #expect(store.state.standups.isEmpty)
    #expect(edits.value.isEmpty)
  }

  @Test("A problem with the file is closed for all windows")
  func problem() async {
    let store = store(.init(problem: .notSaved(reason: "The disk is full.")))
    await store.send(.problemDismissed) { $0.problem = nil }
    #expect(edits.value == [.dismissProblem])
  }
}
