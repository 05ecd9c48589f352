import Observation
import Synchronization

/// One observation: a closure, and whether a run of it is due.
@MainActor
final class Observer {
  private let apply: @MainActor (UITransaction) -> Void
  private let schedule = Mutex(ObservationSchedule())
  private let sentinel = ObservationSentinel()

  init(_ apply: @escaping @MainActor (UITransaction) -> Void) {
    self.apply = apply
  }

  /// Runs the closure and registers for the next change of what it reads.
  func run(under transaction: UITransaction) {
    guard let round = schedule.withLock({ $0.begin() }) else { return }
    withUITransaction(transaction) {
      withObservationTracking {
        sentinel.read()
        apply(transaction)
      } onChange: { [weak self] in
        self?.changed(in: round)
      }
    }
    // The closure may have ended its own observation, and only then was the registration made.
    if schedule.withLock({ $0.isCancelled }) { sentinel.fire() }
  }

  /// Enqueues a run for the first change of a round. It is called by whoever makes the change, before it is made.
  private nonisolated func changed(in round: Int) {
    guard schedule.withLock({ $0.change(in: round) }) else { return }
    let transaction = UITransaction.current
    Task { @MainActor [weak self] in self?.run(under: transaction) }
  }

  /// Ends the observation, from any thread.
  nonisolated func cancel() {
    schedule.withLock { $0.cancel() }
    sentinel.fire()
  }
}

/// What there is to decide about an observation, apart from all threads and models.
struct ObservationSchedule {
  private enum Phase {
    case observing
    case due
    case cancelled
  }

  private var phase = Phase.due
  private var round = 0

  var isCancelled: Bool { phase == .cancelled }

  /// Starts a round and returns its number; `nil` when the observation has ended.
  mutating func begin() -> Int? {
    guard phase == .due else { return nil }
    phase = .observing
    round += 1
    return round
  }

  /// Takes a change of what a round has read, and returns whether a run has to be enqueued for it.
  mutating func change(in round: Int) -> Bool {
    guard phase == .observing, round == self.round else { return false }
    phase = .due
    return true
  }

  mutating func cancel() {
    phase = .cancelled
  }
}

/// Something that an observation reads besides its models, only to take its registrations back.
///
/// Observation has no public way to stop tracking. But a tracking ends, in all models at once, with the first change of anything that
/// it has read; so each one reads a sentinel, and to end it the sentinel pretends to change.
final class ObservationSentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var state: Void { () }

  func read() {
    registrar.access(self, keyPath: \.state)
  }

  func fire() {
    registrar.withMutation(of: self, keyPath: \.state) {}
  }
}
