import SwiftNavigation
import Synchronization

/// Collects the nodes whose state has changed, from any thread, and asks for one flush per batch.
final class InvalidationQueue: Sendable {
  /// What has been enqueued since the last flush.
  struct Batch: Sendable {
    fileprivate var nodes: [WeakNode] = []
    fileprivate var isFlushRequested = false
    /// How the changes are animated: as the first animated one of them is.
    var animation: Animation?

    /// The nodes that are still there.
    @MainActor
    var live: [Node] { nodes.compactMap(\.node) }
  }

  fileprivate struct WeakNode: Sendable {
    weak var node: Node?
  }

  private let pending = Mutex(Batch())
  private let flush: @MainActor @Sendable () -> Void

  /// Makes a queue.
  ///
  /// - Parameter flush: Called on the main actor, once for everything that was enqueued in between.
  init(flush: @escaping @MainActor @Sendable () -> Void) {
    self.flush = flush
  }

  /// Adds a node, and requests a flush if none is on its way.
  func enqueue(_ node: sending Node?, animation: Animation?) {
    let requests = pending.withLock { pending in
      pending.nodes.append(WeakNode(node: node))
      pending.animation = pending.animation ?? animation
      defer { pending.isFlushRequested = true }
      return !pending.isFlushRequested
    }
    guard requests else { return }
    // Detached: a flush does not belong to the task that made the change, and must not inherit its transaction or its priority.
    Task.detached { @MainActor [flush] in flush() }
  }

  /// Takes what has been enqueued.
  @MainActor
  func take() -> Batch {
    pending.withLock { pending in
      let taken = pending
      pending = Batch()
      return taken
    }
  }
}
