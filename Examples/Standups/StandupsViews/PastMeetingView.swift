import ComposableArchitecture
import StandupsFeature

#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

struct PastMeetingView: View {
  let store: StoreOf<PastMeetingFeature>

  var body: some View {
    List {
      Section {
        HStack {
          Label(store.standup.title, systemImage: "person.3")
          Spacer()
          Label(store.meeting.time, systemImage: "clock")
        }
        .foregroundStyle(store.standup.theme.textColor)
        .padding(.vertical, 4)
        .listRowBackground(store.standup.theme.ground)
      }
      Section("Transcript") {
        if store.meeting.hasTranscript {
          Text(store.meeting.transcript).padding(.vertical, 4)
          Button {
            store.send(.copyButtonTapped, animation: .default)
          } label: {
            Label(store.isCopied ? "Copied" : "Copy transcript", systemImage: store.isCopied ? "checkmark" : "doc.text")
          }
        } else {
          Text("Nothing was written down in this meeting.").foregroundStyle(.secondary)
        }
      }
      Section("Attendees") {
        ForEach(store.standup.attendees) { attendee in
          Label(attendee.name, systemImage: "person.fill")
        }
      }
    }
    .navigationTitle(store.meeting.day)
  }
}
