extension View {
  /// Keeps the keyboard's focus and a value elsewhere, in a feature's state for example, the same.
  ///
  /// ```swift
  /// @Bindable var store: StoreOf<SignUp>
  /// @FocusState var focus: SignUp.State.Field?
  ///
  /// Form { … }
  ///   .bind($store.focus, to: $focus)
  /// ```
  ///
  /// When the view appears, the value decides.
  ///
  /// - Parameters:
  ///   - value: Where the focus is to be, and where it is noted.
  ///   - focus: The focus.
  public func bind<Value: Hashable>(_ value: Binding<Value>, to focus: FocusState<Value>.Binding) -> some View {
    FocusBindingView(content: self, value: value, focus: focus)
  }
}

/// Reads both in a body of its own, so that a move of the focus evaluates nothing else.
private struct FocusBindingView<Content: View, Value: Hashable>: View {
  let content: Content
  let value: Binding<Value>
  let focus: FocusState<Value>.Binding

  var body: some View {
    content
      .onAppear { move(focus.wrappedValue, to: value.wrappedValue) { focus.wrappedValue = $0 } }
      .onChange(of: value.wrappedValue) { move(focus.wrappedValue, to: $1) { focus.wrappedValue = $0 } }
      .onChange(of: focus.wrappedValue) { move(value.wrappedValue, to: $1) { value.wrappedValue = $0 } }
  }

  private func move(_ old: Value, to new: Value, _ set: (Value) -> Void) {
    if old != new { set(new) }
  }
}
