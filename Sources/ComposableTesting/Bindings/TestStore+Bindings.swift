public import CasePaths
public import ComposableCore

extension TestStore where Action: BindableAction, Action.State == State {
  /// The fields of the state as the controls of a view are bound to them.
  public var bindings: BindingViewStore<State> {
    bindings { .binding($0) }
  }
}

extension TestStore {
  /// The fields of the state as the controls of a view are bound to them, where one case of the action is bindable.
  ///
  /// ```swift
  /// store.bindings(action: \.view).set(\.name, "Blob")
  /// ```
  ///
  /// - Parameter toViewAction: The path of the case.
  public func bindings<ViewAction: BindableAction>(action toViewAction: CaseKeyPath<Action, ViewAction>) -> BindingViewStore<State>
  where Action: CasePathable, ViewAction.State == State {
    let path = Action.allCasePaths[keyPath: toViewAction]
    return bindings { path.embed(.binding($0)) }
  }

  private func bindings(_ action: @escaping (BindingAction<State>) -> Action) -> BindingViewStore<State> {
    BindingViewStore(
      read: { self.state },
      write: { binding, update, location in
        // A control that is set to what it shows already changes nothing, which a closure would have to.
        var changed = self.state
        update(&changed)
        let isChange = !self.areStatesEqual(self.state, changed)
        _ = self.process(action(binding), isChange ? update : nil, location)
      }
    )
  }
}
