import ComposableArchitecture
import SpeechRecognition
import StandupsFeature

#if !canImport(SwiftUI)
  import CounterpointUI

  // Each screen, and what is seldom seen: empty, in error, at the end of a meeting.

  #Preview("Standups") {
    preview {
      AppFeature.State(standupsList: StandupsListFeature.State(standups: IdentifiedArray(uniqueElements: Standup.samples)))
    }
  }

  #Preview("No standups") {
    preview { AppFeature.State() }
  }

  #Preview("Damaged file") {
    preview {
      let problem = StorageProblem.unreadable(
        reason: "The file is not complete, or not JSON.", keptAs: "/home/blob/.local/share/counterpoint-standups/standups.damaged-1.json")
      return AppFeature.State(standupsList: StandupsListFeature.State(problem: problem))
    }
  }

  #Preview("New standup") {
    preview {
      var state = AppFeature.State()
      state.standupsList.addStandup = StandupFormFeature.State(standup: Standup(id: Standup.mock.id, theme: .sky))
      return state
    }
  }

  #Preview("Detail") {
    preview { state(.detail(StandupDetailFeature.State(standup: .mock))) }
  }

  #Preview("Edit standup") {
    preview {
      var detail = StandupDetailFeature.State(standup: .mock)
      detail.destination = .edit(StandupFormFeature.State(standup: .mock))
      return state(.detail(detail))
    }
  }

  #Preview("Microphone blocked") {
    preview {
      var detail = StandupDetailFeature.State(standup: .mock)
      detail.destination = .alert(.noTranscript(because: .denied))
      return state(.detail(detail))
    }
  }

  #Preview("Record meeting") {
    preview { recording { _ in } }
  }

  #Preview("Last speaker") {
    preview {
      recording {
        $0.secondsElapsed = 54
        $0.speakerIndex = 5
      }
    }
  }

  #Preview("End meeting") {
    preview { recording { $0.alert = .endMeeting(isDiscardable: true) } }
  }

  #Preview("No speech recogniser") {
    preview(speech: SpeechClient(requestAuthorization: { .restricted })) { recording { _ in } }
  }

  #Preview("Quick finish meeting") {
    preview {
      var standup = Standup.mock
      standup.duration = .seconds(6)
      standup.meetings = []
      return AppFeature.State(
        path: StackState([
          .detail(StandupDetailFeature.State(standup: standup)), .recordMeeting(RecordMeetingFeature.State(standup: standup)),
        ]),
        standupsList: StandupsListFeature.State(standups: [standup])
      )
    }
  }

  #Preview("Past meeting") {
    preview {
      state(
        .detail(StandupDetailFeature.State(standup: .mock)),
        .meeting(PastMeetingFeature.State(meeting: Standup.mock.meetings[0], standup: .mock)))
    }
  }

  @MainActor
  private func preview(speech: SpeechClient? = nil, _ state: () -> AppFeature.State) -> AppView {
    let state = state()
    return AppView(
      store: Store(initialState: state) {
        AppFeature()
      } withDependencies: {
        // One that talks to this preview alone: to end a meeting ends all that a client says.
        $0.speechClient = speech ?? .lorem(cadence: .natural)
        $0.standupsClient = StandupsRepository(Array(state.standupsList.standups), problem: state.standupsList.problem).client
      }
    )
  }

  @MainActor
  private func state(_ path: AppFeature.Path.State...) -> AppFeature.State {
    AppFeature.State(path: StackState(path), standupsList: StandupsListFeature.State(standups: [.mock]))
  }

  @MainActor
  private func recording(_ change: (inout RecordMeetingFeature.State) -> Void) -> AppFeature.State {
    var record = RecordMeetingFeature.State(standup: .mock)
    change(&record)
    return state(.detail(StandupDetailFeature.State(standup: .mock)), .recordMeeting(record))
  }
#endif
