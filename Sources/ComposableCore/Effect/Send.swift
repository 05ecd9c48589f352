public import SwiftNavigation

/// Feeds actions from a running effect back into its store.
///
/// An effect gets one from ``Effect/run(priority:name:operation:catch:fileID:filePath:line:column:)`` and may pass it on to functions of its own:
///
/// ```swift
/// return .run { send in
///   for await word in transcriber.words {
///     await send(.heard(word), animation: .default)
///   }
/// }
/// ```
///
/// Asynchronous code calls it with `await` and goes on once the store has processed the action; code on the main actor may call it without. A send from a task
/// that has been cancelled, or after the effect has ended or its feature has gone, does nothing.
public struct Send<Action>: Sendable {
  let deliver: @Sendable (sending Action, UITransaction?) async -> Void
  let deliverOnMainActor: @MainActor @Sendable (Action, UITransaction?) -> Void

  init(
    deliver: @escaping @Sendable (sending Action, UITransaction?) async -> Void,
    deliverOnMainActor: @escaping @MainActor @Sendable (Action, UITransaction?) -> Void
  ) {
    self.deliver = deliver
    self.deliverOnMainActor = deliverOnMainActor
  }

  /// Makes a value that hands actions to `send`, for tests of code that takes a `Send`.
  ///
  /// - Parameter send: Receives each action on the main actor.
  public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.init(deliver: { action, _ in await send(action) }, deliverOnMainActor: { action, _ in send(action) })
  }

  /// Sends an action, unless the current task has been cancelled.
  ///
  /// Returns once the store has processed the action.
  public func callAsFunction(_ action: sending Action) async {
    guard !Task.isCancelled else { return }
    await deliver(action, nil)
  }

  /// Sends an action whose changes are animated, unless the current task has been cancelled.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How views show the changes that the action makes; `nil` shows them at once.
  public func callAsFunction(_ action: sending Action, animation: Animation?) async {
    await callAsFunction(action, transaction: UITransaction(animation: animation))
  }

  /// Sends an action in a transaction, unless the current task has been cancelled.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: What views are told about the changes that the action makes.
  public func callAsFunction(_ action: sending Action, transaction: UITransaction) async {
    guard !Task.isCancelled else { return }
    await deliver(action, transaction)
  }

  /// Sends an action from the main actor, unless the current task has been cancelled.
  ///
  /// The store has processed the action when this returns, unless it is a store of another actor: that one is sent the action as soon as it is free.
  @MainActor
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    deliverOnMainActor(action, nil)
  }

  /// Sends an action whose changes are animated from the main actor, unless the current task has been cancelled.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How views show the changes that the action makes; `nil` shows them at once.
  @MainActor
  public func callAsFunction(_ action: Action, animation: Animation?) {
    callAsFunction(action, transaction: UITransaction(animation: animation))
  }

  /// Sends an action in a transaction from the main actor, unless the current task has been cancelled.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: What views are told about the changes that the action makes.
  @MainActor
  public func callAsFunction(_ action: Action, transaction: UITransaction) {
    guard !Task.isCancelled else { return }
    deliverOnMainActor(action, transaction)
  }

  func pullback<Other>(_ transform: @escaping @Sendable (Other) -> Action) -> Send<Other> {
    Send<Other>(
      deliver: { [deliver] action, transaction in await deliver(transform(action), transaction) },
      deliverOnMainActor: { [deliverOnMainActor] action, transaction in deliverOnMainActor(transform(action), transaction) }
    )
  }
}

/// A `Send` with the action of the reducer `R`.
public typealias SendOf<R: Reducer> = Send<R.Action>
