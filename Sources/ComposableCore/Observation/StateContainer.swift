/// A value that holds a feature's state or none: its identity is that of the state.
package protocol StateContainer<Contained> {
  /// The type of the state.
  associatedtype Contained

  /// The state, or `nil` if there is none; reading it observes nothing.
  var _contained: Contained? { get }

  /// What is to be remembered of the state, if there is one; without a copy of the state on the way.
  func _watched(by watch: (Contained) -> WatchedState) -> WatchedState?
}

extension Optional: StateContainer {
  package var _contained: Wrapped? { self }

  package func _watched(by watch: (Wrapped) -> WatchedState) -> WatchedState? {
    if case .some(let state) = self { watch(state) } else { nil }
  }
}
