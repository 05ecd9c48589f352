#if Macros
  /// Lets a view send the view's part of a feature's actions directly.
  ///
  /// ```swift
  /// @ViewAction(for: Counter.self)
  /// struct CounterView: View {
  ///   let store: StoreOf<Counter>
  ///
  ///   var body: some View {
  ///     Button("+") { send(.incrementButtonTapped) }
  ///   }
  /// }
  /// ```
  ///
  /// The feature's action conforms to ``ViewAction``. Written by hand, without the macro, this is `struct CounterView: View, ViewActionSending`.
  ///
  /// - Parameter feature: The feature whose store the view has.
  @attached(extension, conformances: ViewActionSending)
  public macro ViewAction<R: Reducer>(for feature: R.Type) =
    #externalMacro(module: "CounterpointMacros", type: "ViewActionMacro") where R.Action: ViewAction
#endif
