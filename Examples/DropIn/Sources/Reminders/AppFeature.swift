import ComposableArchitecture

@Reducer
public struct AppFeature {
  @Reducer
  public enum Path {
    case form(ReminderForm)
    case reminders(Reminders)
  }

  @ObservableState
  public struct State: Equatable {
    public var path = StackState<Path.State>()
    public var reminders = Reminders.State()

    public init() {}
  }

  public enum Action {
    case path(StackActionOf<Path>)
    case reminders(Reminders.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.reminders, action: \.reminders) {
      Reminders()
    }
    Reduce { state, action in
      switch action {
      case .path(.element(id: _, action: .form(.delegate(.save(let reminder))))):
        state.reminders.rows[id: reminder.id]?.reminder = reminder
        return .none

      case .path, .reminders:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension AppFeature.Path.State: Equatable {}
