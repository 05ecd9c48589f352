/// Combines the reducers of a ``Reducer/body``, to be run one after the other.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Accepts one reducer of the body's state and action.
  public static func buildExpression<R: Reducer>(_ expression: R) -> R where R.State == State, R.Action == Action {
    expression
  }

  /// An empty body changes nothing.
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// A body of one reducer is that reducer.
  public static func buildBlock<R: Reducer>(_ reducer: R) -> R where R.State == State, R.Action == Action {
    reducer
  }

  /// Begins a sequence.
  public static func buildPartialBlock<R: Reducer>(first: R) -> R where R.State == State, R.Action == Action {
    first
  }

  /// Appends a reducer to a sequence.
  public static func buildPartialBlock<R0: Reducer, R1: Reducer>(
    accumulated: R0, next: R1
  ) -> ReducerSequence<R0, R1> where R0.State == State, R0.Action == Action, R1.State == State, R1.Action == Action {
    ReducerSequence(first: accumulated, second: next)
  }
}

/// Two reducers of the same feature, run one after the other; their effects run side by side.
public struct ReducerSequence<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  let first: First
  let second: Second

  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    let effect = first.reduce(into: &state, action: action)
    return effect.merge(with: second.reduce(into: &state, action: action))
  }

  public func _reduction() -> Reduction<First.State, First.Action> {
    let first = first._reduction()
    let second = second._reduction()
    return Reduction { state, action in
      let effect = first(&state, action)
      return effect.merge(with: second(&state, action))
    }
  }
}
