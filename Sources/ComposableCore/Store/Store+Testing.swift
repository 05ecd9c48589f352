package import Dependencies

// What a test store needs of the store that it drives.

extension Store {
  /// The values that the reducer and its effects read from the next action on; `nil` leaves those around each `send`. A store of a part has none.
  package var dependencies: DependencyValues? {
    get { (backing as? StoreCore<State, Action>)?.environment.dependencies }
    set { (backing as? StoreCore<State, Action>)?.environment.dependencies = newValue }
  }

  /// Cancels every effect; nothing that they send arrives from now on.
  package func cancelEffects() {
    guard let core = backing as? StoreCore<State, Action> else { return }
    core.settle()
    for entry in core.ledger.endAll() { entry.cancel() }
  }
}

extension StoreTask {
  /// Whether no effect of this send is running.
  package var isFinished: Bool { group?.isFinished ?? true }

  /// The numbers of its effects that are running, oldest first.
  package var effects: [UInt64] { group?.effects ?? [] }
}
