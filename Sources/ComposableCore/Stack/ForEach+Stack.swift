public import CasePaths
import IssueReporting

extension Reducer {
  /// Runs a child's reducer on each element of a navigation stack, and pops and pushes elements.
  ///
  /// ```swift
  /// struct State { var path = StackState<Path.State>() }
  /// enum Action { case path(StackActionOf<Path>) }
  ///
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path) {
  ///     Path()
  ///   }
  /// ```
  ///
  /// An element runs before this reducer, so that this one may answer its actions. `.popFrom(id:)` removes the element and all above it after this reducer has run;
  /// `.push(id:state:)` appends before. When an element goes, its effects are cancelled and nothing they send arrives any more. An element can pop itself through
  /// `@Dependency(\.dismiss)`.
  ///
  /// An action for an id that is not on the stack is reported as an issue; only this reducer gets it.
  ///
  /// - Parameters:
  ///   - toStackState: Where the stack is.
  ///   - toStackAction: The case of the action that carries the stack's.
  ///   - destination: Builds the element's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  /// - Complexity: O(1) for an action, in the number of elements.
  @inlinable
  public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: @escaping () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self>
  where Action: CasePathable, Destination.State == DestinationState, Destination.Action == DestinationAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return navigate(location, toStackState, { AnyCasePath(toStackAction) }, destination)
  }

  /// Runs a child's reducer on each element of a navigation stack, with a case path such as `/Action.path`.
  ///
  /// - Parameters:
  ///   - toStackState: Where the stack is.
  ///   - toStackAction: The case of the action that carries the stack's.
  ///   - destination: Builds the element's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: @escaping () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where Destination.State == DestinationState, Destination.Action == DestinationAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return navigate(location, toStackState, { toStackAction }, destination)
  }

  /// Runs the features of a stack whose elements are an enum that `@Reducer` was applied to.
  ///
  /// - Parameters:
  ///   - toStackState: Where the stack is.
  ///   - toStackAction: The case of the action that carries the stack's.
  ///   - fileID: The source location, for reports.
  ///   - filePath: The source location, for reports.
  ///   - line: The source location, for reports.
  ///   - column: The source location, for reports.
  /// - Complexity: O(1) for an action, in the number of elements.
  @inlinable
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where Action: CasePathable, DestinationState.StateReducer.Action == DestinationAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return navigate(location, toStackState, { AnyCasePath(toStackAction) }, { DestinationState.StateReducer.body })
  }

  @inlinable
  func navigate<Destination: Reducer>(
    _ location: SourceLocation,
    _ state: WritableKeyPath<State, StackState<Destination.State>>,
    _ action: @escaping () -> AnyCasePath<Action, StackAction<Destination.State, Destination.Action>>,
    _ destination: @escaping () -> Destination
  ) -> DerivedReducer<Self> {
    DerivedReducer(self) { base in
      StackScope(location, state, action(), LazyReduction(isPresented: true, destination)).reduction(around: base)
    }
  }
}
