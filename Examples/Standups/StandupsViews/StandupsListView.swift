import ComposableArchitecture
import StandupsFeature

#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

struct StandupsListView: View {
  @Bindable var store: StoreOf<StandupsListFeature>

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 14) {
        if let problem = store.problem {
          ProblemBanner(problem: problem) { store.send(.problemDismissed, animation: .default) }
        }
        if store.standups.isEmpty {
          NoStandupsView { store.send(.addStandupButtonTapped) }
        }
        ForEach(store.standups) { standup in
          Button {
            store.send(.standupTapped(standup.id))
          } label: {
            StandupCard(standup: standup)
          }
          .buttonStyle(.plain)
          .transition(.scale.combined(with: .opacity))
        }
      }
      .padding()
    }
    .navigationTitle("Standups")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          store.send(.addStandupButtonTapped)
        } label: {
          Image(systemName: "plus").accessibilityLabel("Add standup")
        }
      }
    }
    .sheet(item: $store.scope(state: \.addStandup, action: \.addStandup)) { form in
      NavigationStack {
        StandupFormView(store: form)
          .navigationTitle("New standup")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { store.send(.cancelAddStandupButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Add") { store.send(.confirmAddStandupButtonTapped, animation: .default) }
                .disabled(!form.isComplete)
            }
          }
      }
    }
  }
}

/// What the list shows as long as there is nothing in it.
struct NoStandupsView: View {
  let add: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 14) {
      Image(systemName: "person.3")
        .font(.system(size: 40))
        .foregroundStyle(.white)
        .frame(width: 112, height: 112)
        .background(Theme.iris.ground, in: Circle())
        .accessibilityHidden(true)
      Text("No standups yet").font(.title2)
      Text("Everybody speaks for the same time, and what is said is written down.")
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .frame(maxWidth: 320)
      Button("Add your first standup") { add() }.buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 64)
  }
}

/// A problem with the file, which the user has to know about.
struct ProblemBanner: View {
  let problem: StorageProblem
  let dismiss: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.orange).font(.title3)
      VStack(alignment: .leading, spacing: 4) {
        Text(problem.title).font(.headline)
        Text(problem.message).font(.subheadline).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill").foregroundStyle(.tertiary).accessibilityLabel("Close the message")
      }
      .buttonStyle(.plain)
    }
    .padding()
    .background(Color.orange.opacity(0.14), in: RoundedRectangle(cornerRadius: 16))
  }
}

/// A standup in the list.
struct StandupCard: View {
  let standup: Standup

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      HStack {
        Text(standup.title).font(.title3).lineLimit(2)
        Spacer()
        Image(systemName: "chevron.right").opacity(0.6).accessibilityHidden(true)
      }
      HStack(spacing: 18) {
        Label(count(standup.attendees.count, "attendee"), systemImage: "person.3")
        Spacer()
        Label(standup.duration.inWords, systemImage: "clock")
      }
      .font(.subheadline)
    }
    .foregroundStyle(standup.theme.textColor)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(18)
    .background(standup.theme.ground, in: RoundedRectangle(cornerRadius: 18))
    .shadow(color: Color(white: 0, opacity: 0.14), radius: 6, y: 3)
  }
}
