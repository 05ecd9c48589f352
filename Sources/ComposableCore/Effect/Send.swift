/// Feeds actions from a running effect back into its store.
///
/// An effect gets one from ``Effect/run(priority:name:operation:catch:fileID:filePath:line:column:)`` and may pass it on to functions of its own:
///
/// ```swift
/// return .run { send in
///   for await word in transcriber.words {
///     await send(.heard(word))
///   }
/// }
/// ```
///
/// A send from a task that has been cancelled, or after the effect has ended, does nothing.
public struct Send<Action>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void

  /// Makes a value that hands actions to `send`.
  ///
  /// - Parameter send: Receives each action on the main actor.
  public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    deliver = send
  }

  /// Sends an action, unless the current task has been cancelled.
  ///
  /// Returns once the store has processed the action.
  @MainActor
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    deliver(action)
  }
}
