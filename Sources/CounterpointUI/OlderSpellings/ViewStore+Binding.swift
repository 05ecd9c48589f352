public import ComposableCore

extension ViewStore {
  /// A binding that reads a value of the observed state and sends an action with the new one.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - valueToAction: Makes the action.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(valueToAction($0)) })
  }

  /// A binding that reads a value of the observed state and sends the same action whatever the new one is.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - action: The action.
  public func binding<Value>(get: @escaping (_ state: ViewState) -> Value, send action: ViewAction) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// A binding of the observed state.
  ///
  /// - Parameter valueToAction: Makes the action.
  public func binding(send valueToAction: @escaping (_ state: ViewState) -> ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }
}

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding of a field that is marked with `@BindingState`: `viewStore.$name`.
  ///
  /// A write sends the binding action.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any WritableKeyPath<ViewState, BindingState<Value>> & Sendable
  ) -> Binding<Value> {
    Binding(get: { self.state[keyPath: keyPath].wrappedValue }, set: { self.send(.set(keyPath, $0)) })
  }
}
