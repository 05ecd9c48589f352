internal import Synchronization

/// Carries actions from the main actor to a store of another actor, one after the other.
///
/// Code on the main actor cannot wait for another one. And where the body of an effect is nothing but `await send(action)`, Swift 6.3 may take the `send` of the main
/// actor for the asynchronous one. So the effect is not over before its queue is empty.
final class DeliveryQueue: Sendable {
  private let last = Mutex<Task<Void, Never>?>(nil)

  /// Appends a delivery.
  func add(_ deliver: @escaping @Sendable () async -> Void) {
    last.withLock { last in
      last = Task { [last] in
        await last?.value
        await deliver()
      }
    }
  }

  /// Returns when everything that has been added is delivered.
  func finish() async {
    await last.withLock { $0 }?.value
  }
}
