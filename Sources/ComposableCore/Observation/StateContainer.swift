/// A value that holds a feature's state or none: its identity is that of the state.
package protocol StateContainer<Contained> {
  /// The type of the state.
  associatedtype Contained

  /// The state, or `nil` if there is none; reading it observes nothing.
  var _contained: Contained? { get }
}

extension Optional: StateContainer {
  package var _contained: Wrapped? { self }
}
