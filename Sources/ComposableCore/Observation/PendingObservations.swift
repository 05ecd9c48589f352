internal import CObservation
internal import Synchronization

/// The observers to be told once an action has been processed.
///
/// While a reducer runs the state is being changed; an observer that looked at it then would see it half done, and one that is told of five changes of a field
/// would look five times. So a store runs its reducer inside ``collect(_:)`` and calls ``deliver()`` afterwards:
///
/// ```swift
/// let effect = pending.collect { reduction(&state, action) }
/// pending.deliver()
/// ```
///
/// Reads of state inside of `collect` register nobody: the code that reads there is a reducer.
///
/// ## Performance
///
/// `collect` costs two accesses of a thread-local variable, and nothing is allocated as long as nothing observed changes.
package final class PendingObservations {
  private var noted: [FieldObservation] = []
  private var delivering: [FieldObservation] = []
  private var batch: UInt64 = 0
  private var action = ActionNumbers.beforeFirst

  /// The features that the reducer runs whose changes are collected here.
  private(set) lazy var claims = ClaimedFeatures()

  package init() {}

  /// Whether there is nobody to tell.
  package var isEmpty: Bool { noted.isEmpty }

  /// Runs `body` and takes note of the observers of all that it changes, on this thread, instead of telling them.
  ///
  /// - Parameter body: Changes states.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; what was noted until then stays.
  package func collect<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = enter()
    defer { leave(to: outer) }
    return try body()
  }

  /// Begins to take note, on this thread, until ``leave(to:)``: what ``collect(_:)`` does, for a generic caller that would pay for a generic closure.
  ///
  /// - Returns: What the thread did until now.
  func enter() -> Outer {
    action = ActionNumbers.next(after: action)
    return Outer(
      mode: cobservation_enter(cobservation_mode(pending: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()), ignores_reads: true))
    )
  }

  /// Goes back to what the thread did before ``enter()``; to be called on the same thread, by the same function.
  func leave(to outer: Outer) {
    _ = cobservation_enter(outer.mode)
    // The mode that ends here holds a pointer to this object, which has to be there until now.
    withExtendedLifetime(self) {}
  }

  /// What a thread did before it began to take note.
  struct Outer {
    fileprivate let mode: cobservation_mode
  }

  /// Tells everybody who was noted, each once, in the order in which the fields changed first.
  package func deliver() {
    while !noted.isEmpty {
      // An observer may send an action, whose changes are noted while this list is gone through.
      swap(&noted, &delivering)
      batch = 0
      let observations = delivering
      delivering.removeAll(keepingCapacity: true)
      for observation in observations { observation.deliver() }
    }
  }

  private func add(_ observation: FieldObservation) {
    if batch == 0 { batch = Self.batches.add(1, ordering: .relaxed).newValue }
    if observation.join(batch: batch) { noted.append(observation) }
  }

  private static let batches = Atomic<UInt64>(0)
}

extension PendingObservations {
  /// Tells the observers of a field: later if this thread collects, otherwise now.
  static func note(_ observation: FieldObservation) {
    guard let current else { return observation.deliver() }
    current.add(observation)
  }

  /// What takes note of the changes that are made on this thread; `nil` if observers are told at once.
  static var current: PendingObservations? {
    // The pointer was made from an object of this type by `enter`, whose caller keeps it alive as long as the pointer is the thread's.
    cobservation_current().pending.map { Unmanaged<PendingObservations>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The number of the action whose changes this thread collects; 0 if it collects none.
  static var action: UInt64 {
    guard let pending = cobservation_current().pending else { return 0 }
    // As in `current`.
    return Unmanaged<PendingObservations>.fromOpaque(pending)._withUnsafeGuaranteedRef { $0.action }
  }

  /// Whether reads on this thread register nobody.
  static var ignoresReads: Bool {
    cobservation_current().ignores_reads
  }

  /// Runs `body`, whose reads of state register nobody.
  ///
  /// - Parameter body: Reads states.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package static func withoutObserving<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = cobservation_current()
    _ = cobservation_enter(cobservation_mode(pending: outer.pending, ignores_reads: true))
    defer { _ = cobservation_enter(outer) }
    return try body()
  }
}
