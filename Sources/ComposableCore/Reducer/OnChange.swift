extension Reducer {
  /// Runs another reducer when a value of the state has changed.
  ///
  /// ```swift
  /// BindingReducer()
  ///   .onChange(of: \.settings.isHapticFeedbackEnabled) { oldValue, newValue in
  ///     Reduce { state, action in
  ///       .run { _ in await haptics.prepare(newValue) }
  ///     }
  ///   }
  /// ```
  ///
  /// The value is compared before and after this reducer has run. The other one runs after it, on the same action.
  ///
  /// - Parameters:
  ///   - toValue: Reads the value.
  ///   - reducer: Builds what runs, of the value before and after; called at each change.
  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> DerivedReducer<Self> where R.State == State, R.Action == Action {
    onChange(of: toValue, removeDuplicates: ==, reducer)
  }

  /// Runs another reducer when a value of the state has changed, by a comparison of one's own.
  ///
  /// - Parameters:
  ///   - toValue: Reads the value.
  ///   - isDuplicate: Whether two values count as the same.
  ///   - reducer: Builds what runs, of the value before and after; called at each change.
  public func onChange<V, R: Reducer>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> DerivedReducer<Self> where R.State == State, R.Action == Action {
    DerivedReducer(self) { base in
      Reduction { state, action in
        let oldValue = toValue(state)
        let effect = base(&state, action)
        let newValue = toValue(state)
        if isDuplicate(oldValue, newValue) { return effect }
        return effect.merge(with: reducer(oldValue, newValue)._reduction()(&state, action))
      }
    }
  }
}
