import ComposableArchitecture
import Foundation

@Reducer
public struct Reminders {
  @Reducer
  public enum Destination {
    case alert(AlertState<Alert>)
    case form(ReminderForm)

    @CasePathable
    public enum Alert: Equatable, Sendable {
      case confirmDeletion(of: Reminder.ID)
    }
  }

  @ObservableState
  public struct State: Equatable {
    @Presents public var destination: Destination.State?
    public var isLoading = false
    public var rows: IdentifiedArrayOf<ReminderRow.State> = []

    public init(rows: IdentifiedArrayOf<ReminderRow.State> = []) {
      self.rows = rows
    }
  }

  public enum Action {
    case addButtonTapped
    case deleteButtonTapped(id: Reminder.ID)
    case destination(PresentationAction<Destination.Action>)
    case loaded(Result<[Reminder], any Error>)
    case rows(IdentifiedActionOf<ReminderRow>)
    case task
  }

  private enum CancelID { case save }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.reminderClient) var reminderClient
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .form(ReminderForm.State(reminder: Reminder(id: uuid())))
        return .none

      case .deleteButtonTapped(let id):
        state.destination = .alert(.delete(id: id))
        return .none

      case .destination(.presented(.alert(.confirmDeletion(of: let id)))):
        state.rows.remove(id: id)
        return save(state)

      case .destination(.presented(.form(.delegate(.save(let reminder))))):
        state.rows[id: reminder.id] = ReminderRow.State(reminder: reminder)
        return save(state)

      case .destination:
        return .none

      case .loaded(.success(let reminders)):
        state.isLoading = false
        state.rows = IdentifiedArray(uniqueElements: reminders.map(ReminderRow.State.init))
        return .none

      case .loaded(.failure):
        state.isLoading = false
        return .none

      case .rows(.element(id: _, action: .delegate(.changed))):
        return save(state)

      case .rows(.element(id: let id, action: .delegate(.edit))):
        guard let row = state.rows[id: id] else { return .none }
        state.destination = .form(ReminderForm.State(reminder: row.reminder))
        return .none

      case .rows:
        return .none

      case .task:
        state.isLoading = true
        return .run { [reminderClient] send in
          await send(.loaded(Result { try await reminderClient.load() }))
        }
      }
    }
    .forEach(\.rows, action: \.rows) {
      ReminderRow()
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func save(_ state: State) -> Effect<Action> {
    .run { [clock, reminderClient, reminders = state.rows.map(\.reminder)] _ in
      try await clock.sleep(for: .seconds(1))
      try await reminderClient.save(reminders: reminders)
    }
    .cancellable(id: CancelID.save, cancelInFlight: true)
  }
}

extension Reminders.Destination.State: Equatable {}

extension AlertState where Action == Reminders.Destination.Alert {
  static func delete(id: Reminder.ID) -> Self {
    Self {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion(of: id)) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Keep")
      }
    }
  }
}
