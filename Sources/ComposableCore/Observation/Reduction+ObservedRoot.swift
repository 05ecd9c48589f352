extension Reduction {
  /// The same reduction for the state of a store, which no field of another state holds.
  ///
  /// A reducer may put a new state in the place of its whole state, as in `state = State()`. The fields of the old one are then nobody's, and who observes them is to be told.
  func ofRoot() -> Self {
    guard let watch = StateIdentifier<State>().watch else { return self }
    return Reduction { state, action in
      let before = watch(state)
      let effect = self(&state, action)
      before.isReplaced(by: watch(state))
      return effect
    }
  }
}
