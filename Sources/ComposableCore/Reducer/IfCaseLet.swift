public import CasePaths

extension Reducer {
  /// Runs a child's reducer on the payload of a case of an enum state.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifCaseLet(\.signedIn, action: \.signedIn) {
  ///     Account()
  ///   }
  /// ```
  ///
  /// The child runs before this reducer, so that this one may change the case in answer to a child's action. When the case changes, the child's effects are
  /// cancelled and nothing they send arrives any more.
  ///
  /// A child action that arrives while the state is of another case is reported as an issue; only this reducer gets it.
  ///
  /// - Parameters:
  ///   - toCaseState: The case of the state.
  ///   - toCaseAction: The case of the action that carries the child's.
  ///   - caseReducer: Builds the child's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then caseReducer: @escaping () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where State: CasePathable, Action: CasePathable, Case.State == CaseState, Case.Action == CaseAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ifCaseLet(location, { .casePath(AnyCasePath(toCaseState), key: toCaseState) }, { AnyCasePath(toCaseAction) }, caseReducer)
  }

  /// Runs a child's reducer on the payload of a case of an enum state, with case paths such as `/State.signedIn`.
  ///
  /// - Parameters:
  ///   - toCaseState: The case of the state.
  ///   - toCaseAction: The case of the action that carries the child's.
  ///   - caseReducer: Builds the child's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then caseReducer: @escaping () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where Case.State == CaseState, Case.Action == CaseAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let key = PayloadTypes(of: toCaseState)
    return ifCaseLet(location, { .casePath(toCaseState, key: key) }, { toCaseAction }, caseReducer)
  }

  @inlinable
  func ifCaseLet<Case: Reducer>(
    _ location: SourceLocation,
    _ access: @escaping () -> PayloadAccess<State, Case.State>,
    _ action: @escaping () -> AnyCasePath<Action, Case.Action>,
    _ child: @escaping () -> Case
  ) -> DerivedReducer<Self> {
    DerivedReducer(self) { base in
      let payload = PayloadScope(operation: "ifCaseLet", location, access: access(), action: action(), child: LazyReduction(child))
      return Reduction { state, action in
        payload.run(&state, action).merge(with: base(&state, action))
      }
    }
  }
}

/// What can be told about a case path that is only a pair of functions.
@usableFromInline
struct PayloadTypes: Hashable {
  private let root: ObjectIdentifier
  private let value: ObjectIdentifier

  @usableFromInline
  init<Root, Value>(of path: AnyCasePath<Root, Value>) {
    root = ObjectIdentifier(Root.self)
    value = ObjectIdentifier(Value.self)
  }
}
