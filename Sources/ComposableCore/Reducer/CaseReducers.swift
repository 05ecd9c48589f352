public import CasePaths

/// Runs the reducer of one case of an enum state: the one that the action is for.
///
/// Finding it takes the same time for two cases and for fifty.
public struct CaseReducers<State: CasePathable, Action: CasePathable>: Reducer {
  @usableFromInline let index: (Action) -> Int?
  @usableFromInline let cases: [ReducerCase<State, Action>]

  /// Makes a reducer.
  ///
  /// - Parameters:
  ///   - index: Which of the cases an action is for; `nil` for one that none of them takes.
  ///   - cases: The cases.
  @inlinable
  public init(_ index: @escaping (Action) -> Int?, _ cases: [ReducerCase<State, Action>]) {
    self.index = index
    self.cases = cases
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduction()(&state, action)
  }

  @inlinable
  public func _reduction() -> Reduction<State, Action> {
    let reductions = cases.map { LazyReduction($0.reduction) }
    return Reduction { [index] state, action in
      guard let index = index(action) else { return .none }
      return reductions[index](&state, action)
    }
  }
}

/// One case of ``CaseReducers``: a feature whose state and actions are payloads of the enums.
public struct ReducerCase<State: CasePathable, Action: CasePathable> {
  @usableFromInline let reduction: () -> Reduction<State, Action>

  /// Makes a case.
  ///
  /// - Parameters:
  ///   - state: The case of the state.
  ///   - action: The case of the action.
  ///   - child: Builds the feature's reducer.
  ///   - fileID: The source location, for the report of an action while the state is of another case.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  public init<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: @escaping () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let scope = Scope<State, Action, Child>(
      state: state, action: action, child: child, fileID: fileID, filePath: filePath, line: line, column: column
    )
    reduction = { scope._reduction() }
  }
}
