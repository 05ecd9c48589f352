import ComposableArchitecture
import ComposableTestSupport
import CounterpointUI
import Foundation
import SpeechRecognition
import Testing

@testable import StandupsFeature

/// Several windows on the same data.
@MainActor
@Suite struct WindowsTests {
  private let repository = StandupsRepository([.mock, .short])

  private func window(_ path: AppFeature.Path.State...) -> TestStoreOf<AppFeature> {
    var state = AppFeature.State(repository.snapshot)
    state.path = StackState(path)
    let store = TestStore(initialState: state) {
      AppFeature()
    } withDependencies: {
      $0.standupsClient = repository.client
    }
    store.exhaustivity = .off
    return store
  }

  @Test("What one window changes, the others show: in the list, in an open detail, in an open meeting")
  func edits() async {
    let meeting = Standup.mock.meetings[0]
    let list = window()
    let detail = window(.detail(.init(standup: .mock)), .meeting(.init(meeting: meeting, standup: .mock)))
    let listTask = await list.send(.task)
    let detailTask = await detail.send(.task)
    var edited = Standup.mock
    edited.title = "Design, edited"
    edited.theme = .moss
    repository.apply(.save(edited))
    await list.receive(.dataChanged(repository.snapshot)) { $0.standupsList.standups = [edited, .short] }
    await detail.receive(.dataChanged(repository.snapshot)) {
      $0.standupsList.standups = [edited, .short]
      $0.path[id: 0, case: \.detail]?.standup = edited
      $0.path[id: 1, case: \.meeting]?.standup = edited
    }
    #expect(detail.state.alert == nil)
    await listTask.cancel()
    await detailTask.cancel()
  }

  @Test("A standup or a meeting that is deleted elsewhere is closed, with a word about it")
  func deletedElsewhere() async {
    let meeting = Standup.mock.meetings[0]
    let store = window(.detail(.init(standup: .mock)), .meeting(.init(meeting: meeting, standup: .mock)))
    let task = await store.send(.task)
    repository.apply(.deleteMeetings([meeting.id], in: Standup.mock.id))
    await store.receive(.dataChanged(repository.snapshot)) {
      $0.path[id: 1] = nil
      $0.alert = .gone("Design")
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    repository.apply(.delete(Standup.mock.id))
    await store.receive(.dataChanged(repository.snapshot)) {
      $0.path[id: 0] = nil
      $0.standupsList.standups = [.short]
      $0.alert = .gone("Design")
    }
    await task.cancel()
  }

  @Test("A meeting goes on although its standup is deleted elsewhere, and brings it back when it is saved")
  func deletedDuringAMeeting() async {
    let store = window(.detail(.init(standup: .short)), .recordMeeting(.init(standup: .short, isTranscribing: false)))
    store.dependencies.continuousClock = ImmediateClock()
    store.dependencies.date.now = Date(timeIntervalSince1970: 0)
    store.dependencies.soundEffects = .silent
    store.dependencies.uuid = .incrementing
    let task = await store.send(.task)
    repository.apply(.delete(Standup.short.id))
    await store.receive(.dataChanged(repository.snapshot)) { $0.standupsList.standups = [.mock] }
    #expect(store.state.path.count == 2)
    await store.send(\.path[id: 1].recordMeeting.onTask)
    await store.receive(\.path.popFrom)
    #expect(Array(store.state.path.ids) == [0])
    #expect(repository.snapshot.standups[id: Standup.short.id]?.meetings.map(\.id) == [UUID(0)])
    await task.cancel()
    await store.skipReceivedActions(strict: false)
  }

  @Test("A meeting whose standup was deleted elsewhere, and that is discarded, leads back to the list")
  func discardedAfterDeletion() async {
    let store = window(.detail(.init(standup: .short)), .recordMeeting(.init(standup: .short, isTranscribing: false)))
    let task = await store.send(.task)
    repository.apply(.delete(Standup.short.id))
    await store.receive(.dataChanged(repository.snapshot))
    await store.send(\.path[id: 1].recordMeeting.endMeetingButtonTapped)
    await store.send(\.path[id: 1].recordMeeting.alert.confirmDiscard)
    await store.receive(\.path.popFrom)
    #expect(store.state.path.isEmpty)
    #expect(store.state.alert == .gone("Point-Free"))
    await task.cancel()
  }
}
