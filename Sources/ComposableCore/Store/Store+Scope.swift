public import CasePaths

extension Store {
  /// The store of a part of the state.
  ///
  /// ```swift
  /// let profile = store.scope(state: \.profile, action: \.profile)
  /// ```
  ///
  /// As long as somebody holds the store of a part, the same one is returned.
  ///
  /// - Parameters:
  ///   - state: Where the part is.
  ///   - action: The case that takes the part's actions.
  /// - Complexity: O(1), whatever else has been made of this store.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    children.part(state, action) {
      let action = AnyCasePath(action)
      return Store<ChildState, ChildAction>(
        backing: PartBacking(of: backing, read: { $0[keyPath: state] }, embed: action.embed)
      )
    }
  }

  /// The store of a part of the state that takes the same actions, as in `store.scope(state: \.part, action: \.self)`.
  ///
  /// - Parameters:
  ///   - state: Where the part is.
  ///   - action: `\.self`.
  /// - Complexity: O(1), whatever else has been made of this store.
  public func scope<ChildState>(
    state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, Action.AllCasePaths>
  ) -> Store<ChildState, Action> where Action: CasePathable {
    children.part(state, action) {
      Store<ChildState, Action>(backing: PartBacking(of: backing, read: { $0[keyPath: state] }, embed: { $0 }))
    }
  }

  /// The store of a part of the state that may be absent.
  ///
  /// The store is that of one feature: if another one takes its place, this function gives another store.
  ///
  /// - Parameters:
  ///   - state: Where the part is.
  ///   - action: The case that takes the part's actions.
  /// - Returns: The store; `nil` if the part is absent.
  /// - Complexity: O(1), whatever else has been made of this store.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    payload(state, action, read: { $0[keyPath: state] }, embed: { AnyCasePath(action).embed })
  }

  /// The store of a feature that is presented, with its actions wrapped in ``PresentationAction``.
  ///
  /// - Parameters:
  ///   - state: Where the feature's state is.
  ///   - action: The case that takes its presentation actions.
  /// - Returns: The store; `nil` if nothing is presented.
  /// - Complexity: O(1), whatever else has been made of this store.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    let embed: () -> (ChildAction) -> Action = {
      let action = AnyCasePath(action)
      return { action.embed(.presented($0)) }
    }
    return payload(state, action, read: { $0[keyPath: state] }, embed: embed, runner: .ifLet)
  }

  /// The store of the payload of a case.
  ///
  /// - Parameters:
  ///   - state: The case of the state.
  ///   - action: The case that takes the payload's actions.
  /// - Returns: The store; `nil` if the state is of another case.
  /// - Complexity: O(1), whatever else has been made of this store.
  public func _caseStore<ChildState, ChildAction>(
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? where State: CasePathable, Action: CasePathable {
    let path = AnyCasePath(state)
    return payload(state, action, read: path.extract, embed: { AnyCasePath(action).embed })
  }

  func payload<Key: Hashable, ChildState, ChildAction>(
    _ key: Key, _ action: AnyKeyPath, read: @escaping (State) -> ChildState?, embed: () -> (ChildAction) -> Action,
    runner: FeatureRunner? = nil
  ) -> Store<ChildState, ChildAction>? {
    backing.observeForPart()
    guard let current = backing.withState(read) else { return nil }
    let identify = StateIdentifier<ChildState>()
    let identity = identify(current)
    return children.store(PayloadID(key: key, action: action, identity: identity)) {
      Store<ChildState, ChildAction>(
        backing: PayloadBacking(
          of: backing, last: current, read: read, isSame: identify.comparison(with: current), embed: embed(), runner: runner)
      )
    }
  }
}

private struct PayloadID<Key: Hashable>: Hashable {
  let key: Key
  let action: AnyKeyPath
  let identity: StateIdentity?
}
