/// Combines the reducers of a ``Reducer/body``, to be run one after the other.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Accepts one reducer of the body's state and action.
  @inlinable
  public static func buildExpression<R: Reducer>(_ expression: R) -> R where R.State == State, R.Action == Action {
    expression
  }

  /// An empty body changes nothing.
  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// A body of one reducer is that reducer.
  @inlinable
  public static func buildBlock<R: Reducer>(_ reducer: R) -> R where R.State == State, R.Action == Action {
    reducer
  }

  /// The finished body.
  @inlinable
  public static func buildFinalResult<R: Reducer>(_ reducer: R) -> R where R.State == State, R.Action == Action {
    reducer
  }

  /// Runs the reducer of an `if` without an `else`, if its condition held when the body was built.
  @inlinable
  public static func buildOptional<R: Reducer>(_ wrapped: R?) -> R? where R.State == State, R.Action == Action {
    wrapped
  }

  /// Runs the first branch of a condition.
  @inlinable
  public static func buildEither<First: Reducer, Second: Reducer>(
    first reducer: First
  ) -> ConditionalReducer<First, Second> where First.State == State, First.Action == Action {
    .first(reducer)
  }

  /// Runs the second branch of a condition.
  @inlinable
  public static func buildEither<First: Reducer, Second: Reducer>(
    second reducer: Second
  ) -> ConditionalReducer<First, Second> where Second.State == State, Second.Action == Action {
    .second(reducer)
  }

  /// Runs the reducers of a loop one after the other.
  @inlinable
  public static func buildArray<R: Reducer>(_ reducers: [R]) -> ReducerArray<R> where R.State == State, R.Action == Action {
    ReducerArray(reducers: reducers)
  }

  /// Runs a reducer behind `if #available`.
  @inlinable
  public static func buildLimitedAvailability<R: Reducer>(_ wrapped: R) -> Reduce<State, Action>
  where R.State == State, R.Action == Action {
    Reduce(wrapped)
  }

  /// Begins a sequence.
  @inlinable
  public static func buildPartialBlock<R: Reducer>(first: R) -> R where R.State == State, R.Action == Action {
    first
  }

  /// Appends a reducer to a sequence.
  @inlinable
  public static func buildPartialBlock<R0: Reducer, R1: Reducer>(
    accumulated: R0, next: R1
  ) -> ReducerSequence<R0, R1> where R0.State == State, R0.Action == Action, R1.State == State, R1.Action == Action {
    ReducerSequence(first: accumulated, second: next)
  }
}

/// Two reducers of the same feature, run one after the other; their effects run side by side.
public struct ReducerSequence<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    let effect = first.reduce(into: &state, action: action)
    return effect.merge(with: second.reduce(into: &state, action: action))
  }

  @inlinable
  public func _reduction() -> Reduction<First.State, First.Action> {
    let first = first._reduction()
    let second = second._reduction()
    return Reduction { state, action in
      let effect = first(&state, action)
      return effect.merge(with: second(&state, action))
    }
  }
}

/// One of two reducers, decided when the body was built.
public enum ConditionalReducer<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  /// The condition held.
  case first(First)
  /// The condition did not hold.
  case second(Second)

  @inlinable
  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    switch self {
    case .first(let first): first.reduce(into: &state, action: action)
    case .second(let second): second.reduce(into: &state, action: action)
    }
  }

  @inlinable
  public func _reduction() -> Reduction<First.State, First.Action> {
    switch self {
    case .first(let first): first._reduction()
    case .second(let second): second._reduction()
    }
  }
}

/// Reducers of the same kind, run one after the other; their effects run side by side.
public struct ReducerArray<Element: Reducer>: Reducer {
  @usableFromInline let reducers: [Element]

  @inlinable
  init(reducers: [Element]) {
    self.reducers = reducers
  }

  @inlinable
  public func reduce(into state: inout Element.State, action: Element.Action) -> Effect<Element.Action> {
    reducers.reduce(.none) { $0.merge(with: $1.reduce(into: &state, action: action)) }
  }

  @inlinable
  public func _reduction() -> Reduction<Element.State, Element.Action> {
    let reductions = reducers.map { $0._reduction() }
    return Reduction { state, action in
      reductions.reduce(.none) { $0.merge(with: $1(&state, action)) }
    }
  }
}

extension Optional: Reducer where Wrapped: Reducer {
  /// Runs the reducer, if there is one.
  @inlinable
  public func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  /// The built form of the reducer, if there is one.
  @inlinable
  public func _reduction() -> Reduction<Wrapped.State, Wrapped.Action> {
    self?._reduction() ?? Reduction { _, _ in .none }
  }
}
