internal import Synchronization

/// What effects ask of their store without waiting for its isolation: to cancel an id, and to take note that they have ended.
///
/// The store does it the next time that it has to do with effects. Ending costs an effect no way to the store's actor and back, which would be most of its cost.
final class EffectRequests: Sendable {
  enum Request {
    case cancel(CancelID, by: EffectEntry)
    case end(EffectEntry)
  }

  private let requests = Mutex<[Request]>([])
  // So that asking costs no lock. Written under the lock; a store that reads an old value does the requests the next time.
  private let isEmpty = Atomic(true)

  func add(_ request: Request) {
    requests.withLock {
      $0.append(request)
      isEmpty.store(false, ordering: .releasing)
    }
  }

  /// Takes the requests out, in the order in which they were added.
  func take() -> [Request] {
    if isEmpty.load(ordering: .acquiring) { return [] }
    return requests.withLock { requests in
      isEmpty.store(true, ordering: .relaxed)
      defer { requests = [] }
      return requests
    }
  }
}
