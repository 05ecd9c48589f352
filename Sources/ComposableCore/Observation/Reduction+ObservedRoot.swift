extension Reduction {
  /// The same reduction for the state of a store, which no field of another state holds.
  ///
  /// A reducer may put a new state in the place of its whole state, as in `state = State()`. The fields of the old one are then nobody's, and who observes them is to be told.
  func ofRoot() -> Self {
    let identify = StateIdentifier<State>()
    guard identify.isObservable else { return self }
    return Reduction { state, action in
      var wasReplaced = false
      return identify.watching(&state, wasReplaced: &wasReplaced) { self(&$0, action) }
    }
  }
}
