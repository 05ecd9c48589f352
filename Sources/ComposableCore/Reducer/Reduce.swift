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
  private let closure: (inout State, Action) -> Effect<Action>

  /// Makes a reducer of `reduce`, which changes the state in place and returns the effects to start.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    closure = reduce
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }

  public func _reduction() -> Reduction<State, Action> {
    Reduction(closure)
  }
}
