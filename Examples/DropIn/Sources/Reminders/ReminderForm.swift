import ComposableArchitecture

@Reducer
public struct ReminderForm {
  @ObservableState
  public struct State: Equatable {
    public var reminder: Reminder
    public var isTitleMissing = false

    public init(reminder: Reminder) {
      self.reminder = reminder
    }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case saveButtonTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable {
      case save(Reminder)
    }
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.reminder.title) { _, title in
        Reduce { state, _ in
          state.isTitleMissing = title.isEmpty
          return .none
        }
      }

    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .cancelButtonTapped:
        return .run { [dismiss] _ in await dismiss() }

      case .saveButtonTapped:
        guard !state.isTitleMissing else { return .none }
        return .run { [dismiss, reminder = state.reminder] send in
          await send(.delegate(.save(reminder)))
          await dismiss()
        }

      case .delegate:
        return .none
      }
    }
  }
}
