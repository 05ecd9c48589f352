public import CasePaths

extension Reducer {
  /// Runs the reducer of a presented feature, with the label `destination:` instead of a trailing closure.
  ///
  /// - Parameters:
  ///   - toPresentationState: Where the feature's state is.
  ///   - toPresentationAction: The case of the action that carries the feature's.
  ///   - destination: Builds the feature's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  @_disfavoredOverload
  public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: @escaping () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self>
  where Action: CasePathable, Destination.State == DestinationState, Destination.Action == DestinationAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return present(location, toPresentationState, { AnyCasePath(toPresentationAction) }, destination)
  }

  /// Runs the reducer of a presented feature, with a case path such as `/Action.editor`.
  ///
  /// - Parameters:
  ///   - toPresentationState: Where the feature's state is.
  ///   - toPresentationAction: The case of the action that carries the feature's.
  ///   - destination: Builds the feature's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  @_disfavoredOverload
  public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: @escaping () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where Destination.State == DestinationState, Destination.Action == DestinationAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return present(location, toPresentationState, { toPresentationAction }, destination)
  }

  /// Presents an alert or a dialog: any of its actions, and `.dismiss`, sets the state to nil.
  ///
  /// The state is already nil when this reducer runs on an action of the alert, so that it may show the next one.
  ///
  /// - Parameters:
  ///   - toPresentationState: Where the alert's state is.
  ///   - toPresentationAction: The case of the action that carries the alert's.
  ///   - fileID: The source location, for reports.
  ///   - filePath: The source location, for reports.
  ///   - line: The source location, for reports.
  ///   - column: The source location, for reports.
  @inlinable
  @_disfavoredOverload
  public func ifLet<DestinationState: _EphemeralState<DestinationAction>, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where Action: CasePathable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return present(
      location, toPresentationState, { AnyCasePath(toPresentationAction) }, { EmptyReducer<DestinationState, DestinationAction>() })
  }

  /// Presents an alert or a dialog, with a case path such as `/Action.alert`.
  ///
  /// - Parameters:
  ///   - toPresentationState: Where the alert's state is.
  ///   - toPresentationAction: The case of the action that carries the alert's.
  ///   - fileID: The source location, for reports.
  ///   - filePath: The source location, for reports.
  ///   - line: The source location, for reports.
  ///   - column: The source location, for reports.
  @inlinable
  @_disfavoredOverload
  public func ifLet<DestinationState: _EphemeralState<DestinationAction>, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return present(location, toPresentationState, { toPresentationAction }, { EmptyReducer<DestinationState, DestinationAction>() })
  }

  /// Presents one of the features of an enum that `@Reducer` was applied to.
  ///
  /// ```swift
  /// .ifLet(\.$destination, action: \.destination)
  /// ```
  ///
  /// - Parameters:
  ///   - toPresentationState: Where the enum's state is.
  ///   - toPresentationAction: The case of the action that carries the enum's.
  ///   - fileID: The source location, for reports.
  ///   - filePath: The source location, for reports.
  ///   - line: The source location, for reports.
  ///   - column: The source location, for reports.
  @inlinable
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where Action: CasePathable, DestinationState.StateReducer.Action == DestinationAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return present(location, toPresentationState, { AnyCasePath(toPresentationAction) }, { DestinationState.StateReducer.body })
  }

  @inlinable
  func present<Destination: Reducer>(
    _ location: SourceLocation,
    _ state: WritableKeyPath<State, PresentationState<Destination.State>>,
    _ action: @escaping () -> AnyCasePath<Action, PresentationAction<Destination.Action>>,
    _ destination: @escaping () -> Destination
  ) -> DerivedReducer<Self> {
    DerivedReducer(self) { base in
      PresentationScope(location, state, action(), LazyReduction(isPresented: true, destination)).reduction(around: base)
    }
  }
}
