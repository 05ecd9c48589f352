public import CasePaths
import IssueReporting

extension Reducer {
  /// Runs a child's reducer on a part of the state that may be absent: an optional, or a presented feature.
  ///
  /// ```swift
  /// struct State {
  ///   var profile: Profile.State?
  ///   @Presents var editor: Editor.State?
  /// }
  /// enum Action {
  ///   case profile(Profile.Action)
  ///   case editor(PresentationAction<Editor.Action>)
  /// }
  ///
  /// Reduce { state, action in … }
  ///   .ifLet(\.profile, action: \.profile) {
  ///     Profile()
  ///   }
  ///   .ifLet(\.$editor, action: \.editor) {
  ///     Editor()
  ///   }
  /// ```
  ///
  /// The child runs before this reducer, so that this one may set the state to nil in answer to a child's action. When the state goes, or another one takes its
  /// place, the child's effects are cancelled and nothing they send arrives any more.
  ///
  /// The action `.dismiss` of a presented feature sets its state to nil after this reducer has run, which may look at the state once more. A feature can send it itself
  /// through `@Dependency(\.dismiss)`.
  ///
  /// A child action that arrives while the state is absent is reported as an issue; only this reducer gets it.
  ///
  /// - Parameters:
  ///   - toChildState: Where the child's state is: an optional, or a `PresentationState` such as `\.$editor`.
  ///   - toChildAction: The case of the action that carries the child's.
  ///   - child: Builds the child's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  public func ifLet<ChildPlace: _ChildPlace, ChildAction, Child: Reducer>(
    _ toChildState: WritableKeyPath<State, ChildPlace>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    @_ChildBuilder<ChildPlace, ChildAction> then child: @escaping () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where Action: CasePathable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    // The builder has seen to it that these are all the kinds there are; only casts can say it.
    let (state, action): (AnyKeyPath, AnyKeyPath) = (toChildState, toChildAction)
    if let state = state as? WritableKeyPath<State, Child.State?>, let action = action as? CaseKeyPath<Action, Child.Action> {
      return ifLet(location, .optional(state), { AnyCasePath(action) }, child)
    }
    if let state = state as? WritableKeyPath<State, PresentationState<Child.State>>,
      let action = action as? CaseKeyPath<Action, PresentationAction<Child.Action>>
    {
      return present(location, state, { AnyCasePath(action) }, child)
    }
    reportMismatchedChild(Child.self, place: ChildPlace.self, action: ChildAction.self, location)
    return DerivedReducer(self) { $0 }
  }

  /// Runs a child's reducer on a part of the state that may be absent, with a case path such as `/Action.profile`.
  ///
  /// The prefix operator leaves the compiler many choices. In a chain of more than three write the types where it starts, `Reduce<State, Action> { … }`, and it takes no longer
  /// than one with key paths; without them each further link takes six times as long to check as the one before.
  ///
  /// - Parameters:
  ///   - toWrappedState: Where the child's state is.
  ///   - toWrappedAction: The case of the action that carries the child's.
  ///   - wrapped: Builds the child's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  @_disfavoredOverload
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: @escaping () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where Wrapped.State == WrappedState, Wrapped.Action == WrappedAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return ifLet(location, .optional(toWrappedState), { toWrappedAction }, wrapped)
  }

  @inlinable
  func ifLet<Wrapped: Reducer>(
    _ location: SourceLocation,
    _ access: @autoclosure @escaping () -> PayloadAccess<State, Wrapped.State>,
    _ action: @escaping () -> AnyCasePath<Action, Wrapped.Action>,
    _ wrapped: @escaping () -> Wrapped
  ) -> DerivedReducer<Self> {
    DerivedReducer(self) { base in
      let payload = PayloadScope(operation: "ifLet", location, access: access(), action: action(), child: LazyReduction(wrapped))
      return Reduction { state, action in
        payload.run(&state, action).merge(with: base(&state, action))
      }
    }
  }
}

/// Reports a child that only a function, or a closure with a 'return', can bring here: to those the builder, which checks the types, is not applied.
@usableFromInline
func reportMismatchedChild<Child: Reducer>(_ child: Child.Type, place: Any.Type, action: Any.Type, _ location: SourceLocation) {
  reportIssue(
    """
    'ifLet' at \(location) was given \(Child.self), whose state and action are \(Child.State.self) and \(Child.Action.self), for a place of type \(place) and an action of \
    type \(action).

    The child does not run. Pass a closure without 'return', '{ \(Child.self)() }', and the compiler says which of the types is another one.
    """,
    fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column
  )
}
