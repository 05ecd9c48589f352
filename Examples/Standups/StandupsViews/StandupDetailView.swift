import ComposableArchitecture
import StandupsFeature

#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

struct StandupDetailView: View {
  @Bindable var store: StoreOf<StandupDetailFeature>

  var body: some View {
    List {
      Section {
        VStack(alignment: .leading, spacing: 16) {
          HStack {
            Label(store.standup.duration.inWords, systemImage: "clock")
            Spacer()
            Label("\(store.standup.durationPerAttendee.inWords) each", systemImage: "timer")
          }
          .font(.subheadline)
          StartMeetingButton(store: store)
        }
        .foregroundStyle(store.standup.theme.textColor)
        .padding(.vertical, 6)
        .listRowBackground(store.standup.theme.ground)
      }
      Section("Attendees") {
        ForEach(store.standup.attendees) { attendee in
          Label(attendee.name, systemImage: "person.fill")
        }
      }
      Section {
        if store.shownMeetings.isEmpty {
          Text("Meetings appear here, with what was said in them.").foregroundStyle(.secondary)
        }
        ForEach(store.shownMeetings) { meeting in
          Button {
            store.send(.meetingTapped(meeting.id))
          } label: {
            MeetingRow(meeting: meeting)
          }
          .buttonStyle(.plain)
          .transition(.move(edge: .top).combined(with: .opacity))
        }
        .onDelete { store.send(.deleteMeetings($0), animation: .default) }
      } header: {
        Text("Past meetings")
      }
      Section {
        Button("Delete standup", role: .destructive) { store.send(.deleteButtonTapped) }
      }
    }
    .navigationTitle(store.standup.title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Edit") { store.send(.editButtonTapped) }
      }
    }
    .task(id: store.justRecorded) { await store.send(.justRecordedTask).finish() }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { form in
      NavigationStack {
        StandupFormView(store: form)
          .navigationTitle("Edit standup")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { store.send(.cancelEditButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { store.send(.doneEditingButtonTapped, animation: .default) }
                .disabled(!form.isComplete)
            }
          }
      }
    }
  }
}

/// Starts a meeting, or says that an answer about the microphone is waited for.
private struct StartMeetingButton: View {
  let store: StoreOf<StandupDetailFeature>

  var body: some View {
    if store.isAskingForMicrophone {
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
          ProgressView()
          Text("Your browser asks whether the meeting may hear you.")
        }
        Button("Start without transcript") { store.send(.startWithoutTranscriptButtonTapped) }
          .buttonStyle(ThemedButtonStyle(theme: store.standup.theme))
      }
    } else {
      Button {
        store.send(.startMeetingButtonTapped)
      } label: {
        Label("Start meeting", systemImage: "mic.fill")
      }
      .buttonStyle(ThemedButtonStyle(theme: store.standup.theme))
    }
  }
}

/// A button on a ground of a theme's colour.
struct ThemedButtonStyle: ButtonStyle {
  let theme: Theme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(theme.color)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(theme.textColor, in: RoundedRectangle(cornerRadius: 14))
  }
}

/// A meeting that has been held, in the list of a standup.
private struct MeetingRow: View {
  let meeting: Meeting

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: meeting.hasTranscript ? "text.bubble" : "calendar").foregroundStyle(.tint)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(meeting.day)
          Spacer()
          Text(meeting.time).font(.subheadline).foregroundStyle(.secondary)
        }
        Text(meeting.hasTranscript ? meeting.transcript : "Nothing was written down")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: "chevron.right").foregroundStyle(.tertiary).accessibilityHidden(true)
    }
    .frame(maxWidth: .infinity)
  }
}
