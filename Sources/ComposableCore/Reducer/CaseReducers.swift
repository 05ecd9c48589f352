public import CasePaths
internal import IssueReporting

/// The reducer of an enum of features: hands each action to the feature whose case it is.
///
/// `@Reducer` makes one for an enum; ``CaseReducer`` shows how to write it by hand.
///
/// ## Performance
///
/// The case of an action is found by a switch, whatever their number is; the state is changed in place.
public struct CaseReducers<State: CasePathable, Action: CasePathable>: Reducer {
  private let index: (Action) -> Int?
  private let cases: [ReducerCase<State, Action>]

  /// Makes a reducer of reducers.
  ///
  /// - Parameters:
  ///   - index: The position among `cases` of the feature that an action is for; `nil` for actions of cases without one.
  ///   - cases: The features.
  public init(_ index: @escaping (_ action: Action) -> Int?, _ cases: [ReducerCase<State, Action>]) {
    self.index = index
    self.cases = cases
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduction()(&state, action)
  }

  public func _reduction() -> Reduction<State, Action> {
    let reductions = cases.map { $0.reduction() }
    return Reduction { [index] state, action in
      guard let position = index(action) else { return .none }
      return reductions[position](&state, action)
    }
  }
}

/// The feature in one case of an enum of features.
public struct ReducerCase<State: CasePathable, Action: CasePathable> {
  fileprivate let reduction: () -> Reduction<State, Action>

  /// Names the case of a feature.
  ///
  /// - Parameters:
  ///   - state: The case of the state.
  ///   - action: The case of the action.
  ///   - child: Builds the feature's reducer; called once for each store.
  public init<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: @escaping () -> Child
  ) {
    reduction = {
      let (state, action) = (AnyCasePath(state), AnyCasePath(action))
      let child = child()._reduction()
      return Reduction { root, rootAction in
        guard let childAction = action.extract(from: rootAction) else { return .none }
        guard state.extract(from: root) != nil else {
          reportOtherCase(root, action: rootAction, wanted: ChildState.self)
          return .none
        }
        return state.modify(&root) { child(&$0, childAction) }?.map(action.embed) ?? .none
      }
    }
  }
}

private func reportOtherCase<State, Action>(_ state: State, action: Action, wanted: Any.Type) {
  reportIssue(
    """
    '\(State.self)' received an action for a case that it is not.

      Action: \(action)
      Case of the state: \(caseName(of: state) ?? "unknown")
      Needed: the case that holds '\(wanted)'

    The action was ignored. Usually it was sent after the state had changed to another case: cancel what sends it when the case is left, or handle the action \
    before the case changes.
    """
  )
}
