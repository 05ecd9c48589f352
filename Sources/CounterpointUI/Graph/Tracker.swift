import Observation
import SwiftNavigation
import Synchronization

/// Observes what one evaluation reads, and lets go of it before the next.
///
/// `withObservationTracking` cannot be cancelled: an observation that never fires stays registered with everything it read. Each evaluation therefore also
/// reads this object itself; announcing a change of it clears a registration that is still pending.
final class Tracker: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// The number of the evaluation whose observation is pending; 0 when there is none.
  private let pending = Atomic<Int>(0)
  private let evaluations = Atomic<Int>(0)

  /// Whether nothing that the last evaluation read has changed since.
  var isObserving: Bool { pending.load(ordering: .acquiring) != 0 }

  private var evaluation: Int {
    registrar.access(self, keyPath: \.evaluation)
    return evaluations.load(ordering: .relaxed)
  }

  /// Evaluates `body` and invalidates `node`, once, when something that it read is about to change.
  @MainActor
  func track<Value>(invalidating node: Node, _ body: () -> Value) -> Value {
    cancel()
    let number = evaluations.add(1, ordering: .relaxed).newValue
    pending.store(number, ordering: .releasing)
    let invalidations = node.graph.invalidations
    return withObservationTracking {
      _ = evaluation
      return body()
    } onChange: { [weak self, weak node] in
      // Runs on the thread that changes the state, before the change and under its transaction: all it may do is to enqueue.
      guard let self, self.pending.compareExchange(expected: number, desired: 0, ordering: .acquiringAndReleasing).exchanged else { return }
      invalidations.enqueue(node, animation: UITransaction.current.animation)
    }
  }

  /// Forgets the pending observation, if there is one.
  @MainActor
  func cancel() {
    guard pending.exchange(0, ordering: .acquiringAndReleasing) != 0 else { return }
    registrar.withMutation(of: self, keyPath: \.evaluation) {}
  }
}
