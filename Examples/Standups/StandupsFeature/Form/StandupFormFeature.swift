import ComposableArchitecture
import Foundation

/// Edits what a standup is called, how long it takes, how it looks and who takes part.
@Reducer
public struct StandupFormFeature {
  /// A standup while it is edited.
  @ObservableState
  public struct State: Equatable {
    /// The field that takes what is typed.
    public var focus: Field?
    /// What it has been edited to.
    public var standup: Standup

    /// Makes the state; a standup without attendees gets a blank one to begin with.
    ///
    /// - Parameters:
    ///   - standup: What to edit.
    ///   - focus: The field to begin with.
    public init(standup: Standup, focus: Field? = .title) {
      self.focus = focus
      self.standup = standup
      if self.standup.attendees.isEmpty {
        @Dependency(\.uuid) var uuid
        self.standup.attendees.append(Attendee(id: uuid()))
      }
    }

    /// Whether it can be saved: it has a title.
    public var isComplete: Bool {
      !standup.title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    /// The minutes that a meeting takes.
    public var minutes: Double {
      get { Double(standup.duration.components.seconds) / 60 }
      set { standup.duration = .seconds(Int(newValue.rounded()) * 60) }
    }

    /// The standup to save: without blank attendees, but never without any.
    public var result: Standup {
      var result = standup
      result.title = standup.title.trimmingCharacters(in: .whitespaces)
      result.attendees.removeAll { $0.name.trimmingCharacters(in: .whitespaces).isEmpty }
      if result.attendees.isEmpty, let first = standup.attendees.first {
        result.attendees.append(Attendee(id: first.id, name: "Attendee"))
      }
      return result
    }
  }

  /// The fields that take what is typed.
  public enum Field: Hashable, Sendable {
    case title
    case attendee(Attendee.ID)
  }

  /// What can happen in the form.
  public enum Action: BindableAction, Equatable {
    case addAttendeeButtonTapped
    case attendeeSubmitted(Attendee.ID)
    case attendeesMoved(IndexSet, Int)
    case binding(BindingAction<State>)
    case deleteAttendees(IndexSet)
  }

  /// The minutes that a meeting may take.
  public static let minutes = 5.0...30.0

  @Dependency(\.uuid) var uuid

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        addAttendee(to: &state)
        return .none

      case .attendeeSubmitted(let id):
        // Return goes to the next attendee, and makes one after the last, unless that one is blank anyway.
        guard let index = state.standup.attendees.index(id: id) else { return .none }
        if index + 1 < state.standup.attendees.count {
          state.focus = .attendee(state.standup.attendees[index + 1].id)
        } else if !state.standup.attendees[index].name.isEmpty {
          addAttendee(to: &state)
        }
        return .none

      case .attendeesMoved(let source, let destination):
        state.standup.attendees.move(fromOffsets: source, toOffset: destination)
        return .none

      case .binding:
        return .none

      case .deleteAttendees(let offsets):
        guard let first = offsets.first else { return .none }
        state.standup.attendees.remove(atOffsets: offsets)
        if state.standup.attendees.isEmpty {
          state.standup.attendees.append(Attendee(id: uuid()))
        }
        let neighbour = min(first, state.standup.attendees.count - 1)
        state.focus = .attendee(state.standup.attendees[neighbour].id)
        return .none
      }
    }
  }

  private func addAttendee(to state: inout State) {
    let attendee = Attendee(id: uuid())
    state.standup.attendees.append(attendee)
    state.focus = .attendee(attendee.id)
  }
}
