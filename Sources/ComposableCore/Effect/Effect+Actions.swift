extension Effect {
  /// The actions that the effect sends, for a test of an effect by itself.
  ///
  /// ```swift
  /// for await action in effect.actions { … }
  /// ```
  ///
  /// Each use runs the effect anew, in a store of its own; what the actions would cause does not happen. The stream ends when the effect has ended, and the effect is
  /// cancelled when nobody reads the stream any more.
  public var actions: AsyncStream<Action> {
    let (stream, continuation) = AsyncStream<Action>.makeStream()
    // An effect and its actions are handed to the task here and never touched again outside of it: reading the property gives a new stream and a new task.
    nonisolated(unsafe) let operation = operation
    let task = Task { @MainActor in
      let store = Store<Void, Step<Action>>(initialState: ()) {
        Reduce { _, step in
          switch step {
          case .start:
            return Effect<Step<Action>>(operation: operation.map { .action($0) })
          case .action(let action):
            // See above: the action is given to the reader of the stream and not used here again.
            nonisolated(unsafe) let action = action
            continuation.yield(action)
            return .none
          }
        }
      }
      await store.send(.start).finish()
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}

private enum Step<Action> {
  case start
  case action(Action)
}
