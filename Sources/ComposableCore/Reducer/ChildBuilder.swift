/// Builds the reducer of a feature for `ifLet`, and sees to it that the reducer's state and action are those of the place and of the parent's action.
///
/// It takes what ``ReducerBuilder`` takes.
@resultBuilder
public enum _ChildBuilder<Place: _ChildPlace, ChildAction> {
  /// A block of one reducer is that reducer.
  @inlinable
  public static func buildBlock<R: Reducer>(_ reducer: R) -> R {
    reducer
  }

  /// Begins a sequence.
  @inlinable
  public static func buildPartialBlock<R: Reducer>(first: R) -> R {
    first
  }

  /// Appends a reducer to a sequence.
  @inlinable
  public static func buildPartialBlock<R0: Reducer, R1: Reducer>(
    accumulated: R0, next: R1
  ) -> ReducerSequence<R0, R1> where R1.State == R0.State, R1.Action == R0.Action {
    ReducerSequence(first: accumulated, second: next)
  }

  /// Runs the reducer of an `if` without an `else`, if its condition held when the block was built.
  @inlinable
  public static func buildOptional<R: Reducer>(_ wrapped: R?) -> R? {
    wrapped
  }

  /// Runs the first branch of a condition.
  @inlinable
  public static func buildEither<First: Reducer, Second: Reducer>(
    first reducer: First
  ) -> ConditionalReducer<First, Second> where Second.State == First.State, Second.Action == First.Action {
    .first(reducer)
  }

  /// Runs the second branch of a condition.
  @inlinable
  public static func buildEither<First: Reducer, Second: Reducer>(
    second reducer: Second
  ) -> ConditionalReducer<First, Second> where Second.State == First.State, Second.Action == First.Action {
    .second(reducer)
  }

  /// Runs the reducers of a loop one after the other.
  @inlinable
  public static func buildArray<R: Reducer>(_ reducers: [R]) -> ReducerArray<R> {
    ReducerArray(reducers: reducers)
  }

  /// Runs a reducer behind `if #available`.
  @inlinable
  public static func buildLimitedAvailability<R: Reducer>(_ wrapped: R) -> Reduce<R.State, R.Action> {
    Reduce(wrapped)
  }
}

extension _ChildBuilder where Place.Kind == _OptionalChild {
  /// Accepts one reducer of the place's state and the carried action.
  @inlinable
  public static func buildExpression<R: Reducer>(_ expression: R) -> R where R.State == Place.Payload, R.Action == ChildAction {
    expression
  }

  /// An empty block changes nothing.
  @inlinable
  public static func buildBlock() -> EmptyReducer<Place.Payload, ChildAction> {
    EmptyReducer()
  }
}

extension _ChildBuilder where Place.Kind == _PresentedChild, ChildAction: _PresentedAction {
  /// Accepts one reducer of the presented state and action.
  @inlinable
  public static func buildExpression<R: Reducer>(_ expression: R) -> R
  where R.State == Place.Payload, R.Action == ChildAction.Presented {
    expression
  }

  /// An empty block changes nothing.
  @inlinable
  public static func buildBlock() -> EmptyReducer<Place.Payload, ChildAction.Presented> {
    EmptyReducer()
  }
}
