import ComposableArchitecture
import ComposableTestSupport
import CounterpointUI
import Foundation
import Schedules
import SpeechRecognition
import StandupsFeature
import Testing

/// Meetings in every order in which the timer, the recogniser and the person may come upon each other.
@MainActor
@Suite struct ExplorationTests {
  private struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  /// What a person does about the alert that ends a meeting.
  enum Choice: CaseIterable, Sendable {
    case save, discard, resumeAndSave, nothing
  }

  @Test(
    "In 1,000 orders at most one meeting is saved per recording, none is after a discard, and no tick comes after the pop",
    arguments: Choice.allCases)
  func orders(choice: Choice) async {
    // 1,000 in all.
    await explore(seeds: 0..<250) { @MainActor in
      let saved = LockIsolated(0)
      let strays = LockIsolated<[String]>([])
      var standup = Standup.mock
      standup.duration = .seconds(6)
      standup.meetings = []
      let store = TestStore(
        initialState: AppFeature.State(
          path: StackState([.detail(.init(standup: standup)), .recordMeeting(.init(standup: standup))]),
          standupsList: .init(standups: [standup])
        )
      ) {
        // Looks at the actions that the application gets, before it does.
        Reduce<AppFeature.State, AppFeature.Action> { state, action in
          if case .path(.element(id: let id, action: .recordMeeting(let action))) = action, state.path[id: id] == nil {
            strays.withValue { $0.append("\(action)") }
          }
          return .none
        }
        AppFeature()
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
        $0.date.now = Date(timeIntervalSince1970: 0)
        $0.soundEffects = .silent
        $0.speechClient = .scripted(["Do some", "Do some talking"])
        $0.standupsClient.apply = { edit in
          if case .addMeeting = edit { saved.withValue { $0 += 1 } }
        }
        $0.uuid = .incrementing
      }
      store.exhaustivity = .off
      store.invariant("at most one meeting is saved") { ($0.standupsList.standups.first?.meetings.count ?? 0) <= 1 }
      store.invariant("the list and the detail agree") {
        $0.path[id: 0, case: \.detail]?.standup == $0.standupsList.standups.first
      }

      /// Does something in the meeting, if it still goes on.
      @MainActor func act(_ action: RecordMeetingFeature.Action) async {
        guard store.state.path[id: 1] != nil else { return }
        await store.send(.path(.element(id: 1, action: .recordMeeting(action))))
      }
      /// Presses a button of the alert, if it is there.
      @MainActor func answer(_ action: PresentationAction<RecordMeetingFeature.Action.Alert>) async -> Bool {
        guard store.state.path[id: 1, case: \.recordMeeting]?.alert != nil else { return false }
        await act(.alert(action))
        return true
      }

      await act(.onTask)
      await act(.nextButtonTapped)
      await act(.endMeetingButtonTapped)
      var isDiscarded = false
      switch choice {
      case .save:
        _ = await answer(.presented(.confirmSave))
      case .discard:
        isDiscarded = await answer(.presented(.confirmDiscard))
      case .resumeAndSave:
        _ = await answer(.dismiss)
        await act(.endMeetingButtonTapped)
        _ = await answer(.presented(.confirmSave))
      case .nothing:
        _ = await answer(.dismiss)
      }
      await store.finish()
      await store.skipReceivedActions(strict: false)

      guard strays.value.isEmpty else { throw Broken(description: "Actions after the pop: \(strays.value)") }
      guard Array(store.state.path.ids) == [0] else { throw Broken(description: "The recording is still there: \(store.state.path)") }
      let expected = isDiscarded ? 0 : 1
      guard store.state.standupsList.standups[0].meetings.count == expected, saved.value == expected else {
        throw Broken(description: "\(saved.value) meetings were saved, \(expected) had to be")
      }
    }
  }
}
