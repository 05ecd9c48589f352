import Synchronization

/// Collects the nodes whose state has changed, from any thread, and asks for one flush per batch.
final class InvalidationQueue: Sendable {
  private struct Pending: Sendable {
    var nodes: [WeakNode] = []
    var isFlushRequested = false
  }

  private struct WeakNode: Sendable {
    weak var node: Node?
  }

  private let pending = Mutex(Pending())
  private let flush: @MainActor @Sendable () -> Void

  /// Makes a queue.
  ///
  /// - Parameter flush: Called on the main actor, once for everything that was enqueued in between.
  init(flush: @escaping @MainActor @Sendable () -> Void) {
    self.flush = flush
  }

  /// Adds a node, and requests a flush if none is on its way.
  func enqueue(_ node: sending Node?) {
    let requests = pending.withLock { pending in
      pending.nodes.append(WeakNode(node: node))
      defer { pending.isFlushRequested = true }
      return !pending.isFlushRequested
    }
    guard requests else { return }
    Task { @MainActor [flush] in flush() }
  }

  /// Takes what has been enqueued; nodes that are gone are left out.
  @MainActor
  func take() -> [Node] {
    let taken = pending.withLock { pending in
      let taken = pending.nodes
      pending = Pending()
      return taken
    }
    return taken.compactMap(\.node)
  }
}
