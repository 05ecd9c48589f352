import ComposableArchitecture
import ComposableTestSupport
import Foundation
import StandupsFeature
import Testing

@MainActor
@Suite struct AddressTests {
  private let standup = Standup.mock

  private func store(_ path: AppFeature.Path.State...) -> TestStoreOf<AppFeature> {
    TestStore(initialState: AppFeature.State(path: StackState(path), standupsList: .init(standups: [.mock, .short]))) {
      AppFeature()
    }
  }

  private func url(_ path: String) -> URL { URL(string: "http://localhost:8080\(path)")! }

  @Test("Addresses are read as they are written")
  func roundTrip() {
    let (id, meeting) = (standup.id, standup.meetings[0].id)
    for address in [AppAddress.list, .detail(id), .record(id), .meeting(meeting, in: id)] {
      #expect(AppAddress(path: address.path) == address)
    }
    for path in [
      "/standups", "/standups/7", "/standups/\(id)/meetings", "/standups/\(id)/other", "/standups/\(id)/meetings/x", "/a/b/c/d/e",
    ] {
      #expect(AppAddress(path: path) == nil)
    }
  }

  @Test("An address opens its screen with those that lead there")
  func deepLinks() async {
    let meeting = standup.meetings[0]
    let store = store()
    await store.send(.openURL(url("/standups/\(standup.id)"))) {
      $0.path[id: 0] = .detail(.init(standup: standup))
    }
    await store.send(.openURL(url("/standups/\(standup.id)/meetings/\(meeting.id)"))) {
      $0.path[id: 1] = .meeting(.init(meeting: meeting, standup: standup))
    }
    #expect(store.state.address == .meeting(meeting.id, in: standup.id))
    await store.send(.openURL(url("/standups/\(standup.id)/record"))) {
      $0.path[id: 1] = nil
      $0.path[id: 2] = .recordMeeting(.init(standup: standup))
    }
  }

  @Test("The way back to the list, and to another standup")
  func elsewhere() async {
    let store = store(.detail(.init(standup: standup)))
    await store.send(.openURL(url("/standups/\(Standup.short.id)"))) {
      $0.path[id: 0] = nil
      $0.path[id: 1] = .detail(.init(standup: .short))
    }
    await store.send(.openURL(url("/"))) {
      $0.path[id: 1] = nil
    }
    await store.send(.openURL(url("/")))
  }

  @Test("An address that leads nowhere says so", arguments: ["/x", "/standups/\(UUID(9))", "/standups/\(UUID(9))/record"])
  func nothingThere(path: String) async {
    let store = store(.detail(.init(standup: standup)))
    await store.send(.openURL(url(path))) {
      $0.alert = .notFound
      $0.path[id: 0] = nil
    }
  }

  @Test("A meeting that is not there leaves its standup open")
  func noSuchMeeting() async {
    let store = store()
    await store.send(.openURL(url("/standups/\(standup.id)/meetings/\(UUID(9))"))) {
      $0.alert = .notFound
      $0.path[id: 0] = .detail(.init(standup: standup))
    }
  }

  @Test("Who leaves a meeting by the browser's button is asked first")
  func leavingAMeeting() async {
    let store = store(.detail(.init(standup: standup)), .recordMeeting(.init(standup: standup)))
    await store.send(.openURL(url("/standups/\(standup.id)"))) {
      $0.path[id: 1, case: \.recordMeeting]?.alert = .endMeeting(isDiscardable: true)
    }
  }
}
