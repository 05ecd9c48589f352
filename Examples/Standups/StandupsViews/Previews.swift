import ComposableArchitecture
import SpeechRecognition
import StandupsFeature

#if !canImport(SwiftUI)
  import CounterpointUI

  extension AppView {
    /// Each screen, and what is seldom seen: empty, in error, at the end of a meeting.
    public static let previews = [
      preview("Standups") {
        AppFeature.State(standupsList: StandupsListFeature.State(standups: IdentifiedArray(uniqueElements: Standup.samples)))
      },
      preview("No standups") { AppFeature.State() },
      preview("Damaged file") {
        let problem = StorageProblem.unreadable(
          reason: "The file is not complete, or not JSON.", keptAs: "/home/blob/.local/share/counterpoint-standups/standups.damaged-1.json")
        return AppFeature.State(standupsList: StandupsListFeature.State(problem: problem))
      },
      preview("New standup") {
        var state = AppFeature.State()
        state.standupsList.addStandup = StandupFormFeature.State(standup: Standup(id: Standup.mock.id, theme: .sky))
        return state
      },
      preview("Detail") { state(.detail(StandupDetailFeature.State(standup: .mock))) },
      preview("Edit standup") {
        var detail = StandupDetailFeature.State(standup: .mock)
        detail.destination = .edit(StandupFormFeature.State(standup: .mock))
        return state(.detail(detail))
      },
      preview("Microphone blocked") {
        var detail = StandupDetailFeature.State(standup: .mock)
        detail.destination = .alert(.noTranscript(because: .denied))
        return state(.detail(detail))
      },
      preview("Record meeting") { recording { _ in } },
      preview("Last speaker") {
        recording {
          $0.secondsElapsed = 54
          $0.speakerIndex = 5
        }
      },
      preview("End meeting") { recording { $0.alert = .endMeeting(isDiscardable: true) } },
      preview("No speech recogniser", speech: SpeechClient(requestAuthorization: { .restricted })) { recording { _ in } },
      preview("Quick finish meeting") {
        var standup = Standup.mock
        standup.duration = .seconds(6)
        standup.meetings = []
        return AppFeature.State(
          path: StackState([
            .detail(StandupDetailFeature.State(standup: standup)), .recordMeeting(RecordMeetingFeature.State(standup: standup)),
          ]),
          standupsList: StandupsListFeature.State(standups: [standup])
        )
      },
      preview("Past meeting") {
        state(
          .detail(StandupDetailFeature.State(standup: .mock)),
          .meeting(PastMeetingFeature.State(meeting: Standup.mock.meetings[0], standup: .mock)))
      },
    ]

    private static func preview(
      _ name: String, speech: SpeechClient? = nil, _ state: @escaping @MainActor () -> AppFeature.State
    ) -> Preview {
      Preview(name) {
        let state = state()
        AppView(
          store: Store(initialState: state) {
            AppFeature()
          } withDependencies: {
            // One that talks to this preview alone: to end a meeting ends all that a client says.
            $0.speechClient = speech ?? .lorem(cadence: .natural)
            $0.standupsClient = StandupsRepository(Array(state.standupsList.standups), problem: state.standupsList.problem).client
          }
        )
      }
    }

    private static func state(_ path: AppFeature.Path.State...) -> AppFeature.State {
      AppFeature.State(path: StackState(path), standupsList: StandupsListFeature.State(standups: [.mock]))
    }

    private static func recording(_ change: (inout RecordMeetingFeature.State) -> Void) -> AppFeature.State {
      var record = RecordMeetingFeature.State(standup: .mock)
      change(&record)
      return state(.detail(StandupDetailFeature.State(standup: .mock)), .recordMeeting(record))
    }
  }
#endif
