import ComposableArchitecture

/// The data that all windows share.
///
/// Each window has a state of its own. It begins with ``snapshot``, follows ``changes``, and says what its user does with ``apply``.
@DependencyClient
public struct StandupsClient: Sendable {
  /// The data as they are now.
  public var snapshot: @Sendable () -> StandupsSnapshot = { StandupsSnapshot() }
  /// The data as they are now, and then whenever somebody has changed them. Of several changes in a row only the last may be seen.
  public var changes: @Sendable () -> AsyncStream<StandupsSnapshot> = { .finished }
  /// Changes the data, for all windows.
  public var apply: @Sendable (_ edit: StandupsEdit) -> Void
}

extension StandupsClient: TestDependencyKey {
  /// Fails the test that uses it.
  public static let testValue = StandupsClient()

  /// Three standups that are kept in memory.
  public static let previewValue = StandupsRepository(Standup.samples).client
}

extension DependencyValues {
  /// The data that all windows share. An application opens a ``StandupsRepository`` and sets this to its client.
  public var standupsClient: StandupsClient {
    get { self[StandupsClient.self] }
    set { self[StandupsClient.self] = newValue }
  }
}
