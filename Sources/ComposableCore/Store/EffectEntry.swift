import SwiftNavigation

/// An effect of a store that has been started, or a part of one, or an action or a sequence that waits for its turn: what the store can cancel.
///
/// The store's table, the effect's task and the actions on their way all hold the same object, so that nobody has to look anything up.
///
/// `@unchecked Sendable`: what changes, and the cause, are used on the store's isolation only. An effect's task carries the object and hands it back there.
package final class EffectEntry: @unchecked Sendable {
  /// Its number, which counts up from 1 in each store.
  package let id: UInt64
  /// The feature it belongs to.
  let node: EffectTable.NodeID
  /// The ids that cancel it.
  let cancelIDs: [EffectTable.ScopedCancelID]
  /// What is known of an effect; `nil` for anything else.
  let work: EffectWork?
  /// Whether it has neither ended nor been cancelled.
  private(set) var isInFlight = true

  private var handle: Handle?

  private enum Handle {
    case task(Task<Void, Never>)
    case scope(EffectCanceller)
  }

  init(id: UInt64, node: EffectTable.NodeID, cancelIDs: [EffectTable.ScopedCancelID], work: EffectWork?) {
    self.id = id
    self.node = node
    self.cancelIDs = cancelIDs
    self.work = work
  }

  /// Keeps the task of an effect that has begun.
  func attach(_ task: Task<Void, Never>) {
    if isInFlight { handle = .task(task) }
  }

  /// Keeps what cancels a part of an effect.
  func attach(_ canceller: EffectCanceller) {
    handle = .scope(canceller)
  }

  /// Takes note that it is no longer in flight; for the table.
  func leave() {
    isInFlight = false
  }

  /// Cancels what runs, if anything does.
  func cancel() {
    switch handle {
    case .task(let task): task.cancel()
    case .scope(let canceller): canceller.cancel()
    case nil: break
    }
    handle = nil
  }

  /// Lets go of what would cancel it: it has ended by itself.
  func forget() {
    handle = nil
  }
}

/// What a store knows of the work of an effect.
struct EffectWork {
  /// The name of the work, if it was given one.
  let name: String?
  /// Where the effect was made.
  let location: SourceLocation
  /// The action whose reducer returned the effect; `nil` where nobody asks.
  let cause: Any?
  /// The effects that follow from the same `send`.
  let group: EffectGroup
  /// The transaction of the actions that it sends.
  let transaction: UITransaction?
  /// For a store that is not on the main actor: what the effect sends from there.
  let fromMainActor: DeliveryQueue?
  /// Told when the effect has ended.
  let countdown: EffectCountdown?
}
