public import CasePaths

/// A reducer that writes the changes that controls make into the state.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in … }
/// }
/// ```
///
/// What stands after it in the body sees the new value, what stands before it the old one. Where the actions of the view are a case of the feature's action, name
/// the case: `BindingReducer(action: \.view)`.
///
/// ## Performance
///
/// An action that is no binding costs a look at its case.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer where ViewAction.State == State {
  private let binding: (Action) -> BindingAction<State>?

  /// Makes a reducer for a feature whose action is bindable itself.
  public init() where Action == ViewAction {
    binding = { $0.binding }
  }

  /// Makes a reducer for a feature of whose action one case is bindable.
  ///
  /// - Parameter path: The path of the case: `\.view`.
  public init(action path: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    self.init(action: AnyCasePath(path))
  }

  /// Makes a reducer for a feature of whose action one case is bindable, by a path that was made with the prefix operator: `/Action.view`.
  ///
  /// - Parameter path: The path of the case.
  public init(action path: AnyCasePath<Action, ViewAction>) {
    binding = { path.extract(from: $0)?.binding }
  }

  /// Writes the value of a binding action into the state, and leaves it alone at every other action.
  ///
  /// - Parameters:
  ///   - state: The state to write into.
  ///   - action: Any action of the feature.
  /// - Returns: No effect.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    binding(action)?.apply(to: &state)
    return .none
  }
}
