import Observation
import SwiftNavigation
import Synchronization

/// Observes what one evaluation of a node reads, and lets go of it before the next.
///
/// `withObservationTracking` cannot be cancelled: an observation that never fires stays registered with everything it read. An evaluation therefore also reads
/// the tracker's ``Generation``; announcing a change of that clears a registration that is still pending. It takes as much memory as all the rest of a row,
/// so evaluations of a type of view go without until one of them has read something that Observation knows of.
final class Tracker: Sendable {
  /// The tracker of the evaluation that is going on.
  @MainActor private(set) static var current: Tracker?

  /// The types of views of which an evaluation has read something that Observation knows of.
  @MainActor private static var observingTypes: Set<ObjectIdentifier> = []

  private final class Generation: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    private var value: Void { () }

    func read() {
      registrar.access(self, keyPath: \.value)
    }

    func end() {
      registrar.withMutation(of: self, keyPath: \.value) {}
    }
  }

  private weak let node: Node?
  private let invalidations: InvalidationQueue
  /// The number of the evaluation whose observation is pending; 0 when there is none.
  private let pending = Atomic<Int>(0)
  private let evaluations = Atomic<Int>(0)
  @MainActor private var generation: Generation?

  /// Makes the tracker of a node.
  @MainActor
  init(of node: Node) {
    self.node = node
    invalidations = node.graph.invalidations
  }

  /// The number of the last evaluation.
  var evaluation: Int { evaluations.load(ordering: .relaxed) }

  /// Whether nothing that the last evaluation read has changed since.
  var isObserving: Bool { pending.load(ordering: .acquiring) != 0 }

  /// Whether an evaluation is the last one, and nothing that it read has changed since.
  func isObserving(_ evaluation: Int) -> Bool { pending.load(ordering: .acquiring) == evaluation }

  /// Evaluates `body` and invalidates the node, once, when something that it read is about to change.
  ///
  /// - Parameters:
  ///   - type: The type of the node's view.
  ///   - body: What to evaluate.
  @MainActor
  func track<Value>(_ type: Any.Type, _ body: () -> Value) -> Value {
    cancel()
    let number = evaluations.add(1, ordering: .relaxed).newValue
    pending.store(number, ordering: .releasing)
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    let type = ObjectIdentifier(type)
    let isKnown = Self.observingTypes.contains(type)
    // The argument is asked for when there is something to observe, and only then. The first time, the observation has no generation in it and stays where it
    // is until it fires: one for each type.
    return withObservationTracking(
      {
        if isKnown { currentGeneration.read() }
        return body()
      }, onChange: observed(type, number))
  }

  /// What to do when something changes that an evaluation has read.
  @MainActor
  private func observed(_ type: ObjectIdentifier, _ evaluation: Int) -> @Sendable () -> Void {
    Self.observingTypes.insert(type)
    // Runs on the thread that changes the state, before the change and under its transaction: all it may do is to enqueue.
    return { [weak self] in self?.fire(evaluation) }
  }

  /// Invalidates the node, if nothing has since an evaluation.
  func fire(_ evaluation: Int) {
    guard pending.compareExchange(expected: evaluation, desired: 0, ordering: .acquiringAndReleasing).exchanged else { return }
    invalidations.enqueue(node, animation: UITransaction.current.animation)
  }

  @MainActor private var currentGeneration: Generation {
    if let generation { return generation }
    let new = Generation()
    generation = new
    return new
  }

  /// Forgets the pending observation, if there is one.
  @MainActor
  func cancel() {
    guard pending.exchange(0, ordering: .acquiringAndReleasing) != 0 else { return }
    generation?.end()
  }
}
