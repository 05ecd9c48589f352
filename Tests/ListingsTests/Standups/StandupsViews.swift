import ComposableArchitecture
import CounterpointUI

// The views of the application, in the spelling of its day.

struct AppView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    NavigationStackStore(
      self.store.scope(
        state: \.path,
        action: { .path($0) }
      )
    ) {
      StandupsListView(
        store: self.store.scope(
          state: \.standupsList,
          action: { .standupsList($0) }
        )
      )
    } destination: { state in
      switch state {
      case .detail:
        CaseLet(
          /AppFeature.Path.State.detail,
          action: AppFeature.Path.Action.detail,
          then: StandupDetailView.init(store:)
        )
      case .recordMeeting:
        CaseLet(
          /AppFeature.Path.State.recordMeeting,
          action: AppFeature.Path.Action.recordMeeting,
          then: RecordMeetingView.init(store:)
        )
      }
    }
  }
}

struct StandupsListView: View {
  let store: StoreOf<StandupsListFeature>

  var body: some View {
    WithViewStore(self.store, observe: \.standups) { viewStore in
      List {
        ForEach(viewStore.state) { standup in
          NavigationLink(
            state: AppFeature.Path.State.detail(
              StandupDetailFeature.State(standup: standup)
            )
          ) {
            Text(standup.title)
          }
        }
      }
      .navigationTitle("Daily Standups")
      .toolbar {
        ToolbarItem {
          Button("Add") {
            viewStore.send(.addButtonTapped)
          }
        }
      }
    }
  }
}

struct StandupDetailView: View {
  let store: StoreOf<StandupDetailFeature>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      List {
        Section {
          TextField(
            "Title",
            text: viewStore.binding(
              get: \.standup.title,
              send: { .titleChanged($0) }
            )
          )
          NavigationLink(
            state: AppFeature.Path.State.recordMeeting(
              RecordMeetingFeature.State(standup: viewStore.standup)
            )
          ) {
            Label("Start Meeting", systemImage: "timer")
          }
        }
        Section {
          ForEach(viewStore.standup.meetings) { meeting in
            Text(meeting.transcript)
          }
        }
        Section {
          Button("Delete") {
            viewStore.send(.deleteButtonTapped)
          }
        }
      }
      .navigationTitle(viewStore.standup.title)
      .alert(
        store: self.store.scope(
          state: \.$alert,
          action: { .alert($0) }
        )
      )
    }
  }
}

struct RecordMeetingView: View {
  let store: StoreOf<RecordMeetingFeature>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      VStack {
        Text("Speaker \(viewStore.speakerIndex + 1) of \(viewStore.standup.attendees.count)")
        Text("\(viewStore.durationRemaining.components.seconds) s left")
        Text(viewStore.transcript)
        Button("Next") {
          viewStore.send(.nextButtonTapped)
        }
      }
      .navigationBarBackButtonHidden(true)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("End meeting") {
            viewStore.send(.endMeetingButtonTapped)
          }
        }
      }
      .task { await viewStore.send(.onTask).finish() }
      .alert(
        store: self.store.scope(
          state: \.$alert,
          action: { .alert($0) }
        )
      )
    }
  }
}
