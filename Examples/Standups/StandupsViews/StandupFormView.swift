import ComposableArchitecture
import StandupsFeature

#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

struct StandupFormView: View {
  @Bindable var store: StoreOf<StandupFormFeature>
  @FocusState private var focus: StandupFormFeature.Field?

  var body: some View {
    Form {
      Section("Standup") {
        TextField("Title", text: $store.standup.title)
          .focused($focus, equals: .title)
        HStack {
          Slider(value: $store.minutes, in: StandupFormFeature.minutes, step: 1) { Text("Length") }
          Text(store.standup.duration.inWords).monospacedDigit().foregroundStyle(.secondary).frame(width: 72, alignment: .trailing)
        }
      }
      Section("Theme") {
        ThemePicker(selection: $store.standup.theme)
      }
      Section {
        ForEach($store.standup.attendees) { $attendee in
          TextField("Name", text: $attendee.name)
            .focused($focus, equals: .attendee(attendee.id))
            .onSubmit { store.send(.attendeeSubmitted(attendee.id), animation: .default) }
        }
        .onDelete { store.send(.deleteAttendees($0), animation: .default) }
        .onMove { store.send(.attendeesMoved($0, $1), animation: .default) }
        Button {
          store.send(.addAttendeeButtonTapped, animation: .default)
        } label: {
          Label("New attendee", systemImage: "person.badge.plus")
        }
      } header: {
        Text("Attendees")
      } footer: {
        Text(
          "\(count(store.standup.attendees.count, "attendee")), \(store.standup.durationPerAttendee.inWords) each. They speak in this order."
        )
      }
    }
    .bind($store.focus, to: $focus)
  }
}

/// All themes, to choose one by its colour.
struct ThemePicker: View {
  @Binding var selection: Theme

  private static let rows = [Array(Theme.allCases.prefix(8)), Array(Theme.allCases.dropFirst(8))]

  var body: some View {
    VStack(spacing: 10) {
      ForEach(Self.rows, id: \.first) { row in
        HStack(spacing: 4) {
          ForEach(row) { theme in
            Button {
              selection = theme
            } label: {
              swatch(theme)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(theme.name)
            .accessibilityAddTraits(theme == selection ? .isSelected : [])
            .frame(maxWidth: .infinity)
          }
        }
      }
      Text(selection.name).font(.footnote).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }

  private func swatch(_ theme: Theme) -> some View {
    Circle()
      .fill(theme.ground)
      .frame(width: 30, height: 30)
      .overlay {
        if theme == selection {
          Image(systemName: "checkmark").foregroundStyle(theme.textColor).font(.footnote)
        }
      }
      .padding(3)
      .overlay { Circle().strokeBorder(theme == selection ? theme.color : .clear, lineWidth: 2) }
  }
}
