/// The effects that followed from sending one action to a store.
///
/// ```swift
/// .task { await store.send(.task).finish() }
/// ```
///
/// A view that waits like this cancels the effects when it goes away.
public struct StoreTask: Hashable, Sendable {
  let group: EffectGroup?

  /// Cancels the effects.
  ///
  /// Nothing that they send arrives from now on. That includes effects that were started by actions which these effects have sent.
  public func cancel() {
    group?.cancel()
  }

  /// Waits for the effects to end.
  ///
  /// If the task that waits is cancelled, the effects are cancelled too.
  public func finish() async {
    guard let group else { return }
    await withTaskCancellationHandler {
      await group.finish()
    } onCancel: {
      group.cancel()
    }
  }

  /// Whether the effects were cancelled with ``cancel()`` or by the task that waited for them.
  public var isCancelled: Bool {
    group?.isCancelled ?? true
  }

  /// Whether both stand for the effects of the same action.
  public static func == (left: Self, right: Self) -> Bool {
    left.group === right.group
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(group.map(ObjectIdentifier.init))
  }
}
