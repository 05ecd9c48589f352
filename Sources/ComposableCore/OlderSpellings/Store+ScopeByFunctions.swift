extension Store {
  /// The store of a part of the state that takes the same actions; today written with `action: \.self`.
  ///
  /// Each call makes a new store, because functions cannot be compared.
  ///
  /// - Parameter toChildState: Reads the part.
  public func scope<ChildState>(state toChildState: @escaping (_ state: State) -> ChildState) -> Store<ChildState, Action> {
    scope(state: toChildState, action: { $0 })
  }

  /// The store of a part of the state, described by functions; today written with key paths.
  ///
  /// Each call makes a new store, because functions cannot be compared.
  ///
  /// - Parameters:
  ///   - toChildState: Reads the part.
  ///   - fromChildAction: Makes an action of the part's action.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(backing: PartBacking(of: backing, read: toChildState, embed: fromChildAction))
  }
}
