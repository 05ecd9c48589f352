import ComposableArchitecture

@Reducer
public struct ReminderRow {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public var reminder: Reminder
    public var id: Reminder.ID { reminder.id }

    public init(reminder: Reminder) {
      self.reminder = reminder
    }
  }

  public enum Action {
    case delegate(Delegate)
    case doneToggled
    case editButtonTapped

    @CasePathable
    public enum Delegate: Equatable {
      case changed
      case edit
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .doneToggled:
        state.reminder.isDone.toggle()
        return .send(.delegate(.changed))

      case .editButtonTapped:
        return .send(.delegate(.edit))
      }
    }
  }
}
