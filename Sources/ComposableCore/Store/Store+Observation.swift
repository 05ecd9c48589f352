extension Store where State: ObservableState {
  /// The current state.
  ///
  /// Reading it observes nothing by itself; reading fields of it observes those.
  public var state: State {
    backing.observePlace()
    return backing.withState { $0 }
  }

  /// One field of the current state; reading it observes that field.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    observePlace()
    return withState { $0[keyPath: keyPath] }
  }

  @usableFromInline
  func observePlace() { backing.observePlace() }
}

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field of the state, which can be written: a write sends the feature's binding action.
  ///
  /// ```swift
  /// store.name = "Blob"     // the same as store.send(.set(\.name, "Blob"))
  /// ```
  ///
  /// If no ``BindingReducer`` takes the action, that is reported as an issue: the field would keep its old value without a word.
  public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: any WritableKeyPath<State, Value> & Sendable) -> Value {
    get {
      backing.observePlace()
      return backing.withState { $0[keyPath: keyPath] }
    }
    set {
      let action = Action.set(keyPath, newValue)
      send(action)
      UnhandledBindingCheck<Action>()?.reportIfUnhandled(action)
    }
  }
}

extension Store where State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
  /// A field of the state, which can be written: a write sends the binding action among those of the view.
  ///
  /// If no ``BindingReducer`` takes the action, `BindingReducer(action: \.view)` for this one, that is reported as an issue.
  public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: any WritableKeyPath<State, Value> & Sendable) -> Value {
    get {
      backing.observePlace()
      return backing.withState { $0[keyPath: keyPath] }
    }
    set {
      let action = Action.ViewAction.set(keyPath, newValue)
      send(.view(action))
      UnhandledBindingCheck<Action.ViewAction>()?.reportIfUnhandled(action)
    }
  }
}

extension Store {
  /// A part of the current state; reading it observes what it may depend on: fields, or all of a state that has no fields to observe.
  ///
  /// - Parameter keyPath: Where the part is.
  package func observed<Value>(_ keyPath: KeyPath<State, Value>) -> Value {
    backing.observeForPart()
    return backing.withState { $0[keyPath: keyPath] }
  }
}
