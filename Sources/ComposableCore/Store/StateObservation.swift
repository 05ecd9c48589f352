import Observation

/// The observable subject that stands for the whole state of a store.
///
/// It is a class of its own without generic parameters: `\StateObservation.state` is then one cached key path, where a key path into a generic store would be
/// instantiated anew at every access (1,050 ns against 70 ns, measured).
final class StateObservation: Observable {
  // Made for the first observer: many states never have one, and making it takes as long as half of the rest of a store.
  private var registrar: ObservationRegistrar?

  /// Stands for the state in the registrar's eyes; has no value.
  var state: Void { () }

  /// Whether somebody may have begun to observe since the last change.
  ///
  /// An observer is told once and then forgotten by the registrar, so without an access in between there is nobody to tell.
  private var isObserved = false

  /// Those who look at the state themselves after each action; `false` from one that has gone.
  private var watchers: [() -> Bool] = []

  /// Calls a closure after each action, as long as it returns `true`.
  func watch(_ look: @escaping () -> Bool) {
    watchers.append(look)
    isObserved = true
  }

  /// Notes that the current observer depends on the state.
  func access() {
    if PendingObservations.ignoresReads { return }
    isObserved = true
    let registrar = registrar ?? ObservationRegistrar()
    self.registrar = registrar
    registrar.access(self, keyPath: \.state)
  }

  /// Tells the observers, once, that the state has changed.
  func changed() {
    guard isObserved else { return }
    isObserved = false
    registrar?.withMutation(of: self, keyPath: \.state) {}
    if !watchers.isEmpty { callWatchers() }
  }

  private func callWatchers() {
    let called = watchers
    watchers = []
    // Who begins to watch meanwhile has seen the new state.
    watchers = called.filter { $0() } + watchers
    if !watchers.isEmpty { isObserved = true }
  }
}
