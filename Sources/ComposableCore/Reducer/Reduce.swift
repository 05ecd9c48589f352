/// A reducer made of a closure.
///
/// ```swift
/// Reduce { state, action in
///   switch action {
///   case .nameChanged(let name):
///     state.name = name
///     return .none
///   }
/// }
/// ```
public struct Reduce<State, Action>: Reducer {
  @usableFromInline
  let build: () -> Reduction<State, Action>

  /// Makes a reducer of `reduce`, which changes the state in place and returns the effects to start.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    build = { Reduction(reduce) }
  }

  /// Makes a reducer of another one, whose type is then no longer seen.
  @inlinable
  public init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {
    build = { reducer._reduction() }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    build()(&state, action)
  }

  @inlinable
  public func _reduction() -> Reduction<State, Action> {
    build()
  }
}
