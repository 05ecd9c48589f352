/// A reducer whose body has been evaluated, ready to run any number of actions.
///
/// Evaluating a body instantiates key paths and allocates closures, which costs a hundred times what a small reducer does. A store therefore asks its
/// reducer for a reduction once (``Reducer/_reduction()``) and only runs that.
public struct Reduction<State, Action> {
  @usableFromInline
  let run: (inout State, Action) -> Effect<Action>

  /// Wraps a function that changes a state and returns effects.
  @inlinable
  public init(_ run: @escaping (inout State, Action) -> Effect<Action>) {
    self.run = run
  }

  /// Changes `state` as `action` demands and returns the effects to start.
  @inlinable
  public func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> {
    run(&state, action)
  }
}
