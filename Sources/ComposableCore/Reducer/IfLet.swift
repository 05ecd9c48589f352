public import CasePaths

extension Reducer {
  /// Runs a child's reducer on a part of the state that may be absent.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.profile, action: \.profile) {
  ///     Profile()
  ///   }
  /// ```
  ///
  /// The child runs before this reducer, so that this one may set the state to nil in answer to a child's action. When the state goes, or another one takes its
  /// place, the child's effects are cancelled and nothing they send arrives any more.
  ///
  /// A child action that arrives while the state is absent is reported as an issue; only this reducer gets it.
  ///
  /// - Parameters:
  ///   - toWrappedState: Where the child's state is.
  ///   - toWrappedAction: The case of the action that carries the child's.
  ///   - wrapped: Builds the child's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: @escaping () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where Action: CasePathable, Wrapped.State == WrappedState, Wrapped.Action == WrappedAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ifLet(location, .optional(toWrappedState), { AnyCasePath(toWrappedAction) }, wrapped)
  }

  /// Runs a child's reducer on a part of the state that may be absent, with a case path such as `/Action.profile`.
  ///
  /// - Parameters:
  ///   - toWrappedState: Where the child's state is.
  ///   - toWrappedAction: The case of the action that carries the child's.
  ///   - wrapped: Builds the child's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: @escaping () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where Wrapped.State == WrappedState, Wrapped.Action == WrappedAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ifLet(location, .optional(toWrappedState), { toWrappedAction }, wrapped)
  }

  @inlinable
  func ifLet<Wrapped: Reducer>(
    _ location: SourceLocation,
    _ access: @autoclosure @escaping () -> PayloadAccess<State, Wrapped.State>,
    _ action: @escaping () -> AnyCasePath<Action, Wrapped.Action>,
    _ wrapped: @escaping () -> Wrapped
  ) -> DerivedReducer<Self> {
    DerivedReducer(self) { base in
      let payload = PayloadScope(operation: "ifLet", location, access: access(), action: action(), child: LazyReduction(wrapped))
      return Reduction { state, action in
        payload.run(&state, action).merge(with: base(&state, action))
      }
    }
  }
}
