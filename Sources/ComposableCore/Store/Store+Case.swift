public import CasePaths

extension Store {
  /// The store of the payload of a case that the state was seen to be of.
  ///
  /// The code of `@Reducer` calls it after a switch over the state.
  ///
  /// - Parameters:
  ///   - state: The case of the state.
  ///   - action: The case that takes the payload's actions.
  ///   - current: The payload that was seen. Only if the state is of another case by now is it what the returned store shows; that store takes no actions.
  public func _caseStore<ChildState, ChildAction>(
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    or current: ChildState
  ) -> Store<ChildState, ChildAction> where State: CasePathable, Action: CasePathable {
    _caseStore(state, action: action) ?? Store<ChildState, ChildAction>(initialState: current) { EmptyReducer() }
  }
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// Which case the state is, with the store of the feature in it; what a view switches over.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   RootView(store: store)
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   case .settings(let store): SettingsView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// A place that reads it is told when the case changes, and not when the feature in it does.
  ///
  /// - Complexity: O(1).
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
