import ComposableArchitecture

@DependencyClient
public struct ReminderClient: Sendable {
  public var load: @Sendable () async throws -> [Reminder]
  public var save: @Sendable (_ reminders: [Reminder]) async throws -> Void
}

extension ReminderClient: DependencyKey {
  public static let liveValue: Self = {
    let stored = LockIsolated<[Reminder]>([])
    return Self(
      load: { stored.value },
      save: { stored.setValue($0) }
    )
  }()

  public static let testValue = Self()
}

extension DependencyValues {
  public var reminderClient: ReminderClient {
    get { self[ReminderClient.self] }
    set { self[ReminderClient.self] = newValue }
  }
}
