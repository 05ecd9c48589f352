/// Reducers of one feature as a single one, so that an operator applies to all of them.
///
/// ```swift
/// CombineReducers {
///   BindingReducer()
///   Reduce { state, action in … }
/// }
/// .ifLet(\.child, action: \.child) { Child() }
/// ```
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where Reducers.State == State, Reducers.Action == Action {
  @usableFromInline
  let reducers: Reducers

  /// Makes one reducer of those in the builder, which run one after the other.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  @inlinable
  public func _reduction() -> Reduction<State, Action> {
    reducers._reduction()
  }
}
