public import CasePaths

/// Runs a child's reducer on a part of the state.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.profile, action: \.profile) {
///     Profile()
///   }
///   Reduce { state, action in … }
/// }
/// ```
///
/// The part is changed in place. Use `ifLet` for a child whose state may be absent, and `forEach` for elements of a collection.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  @usableFromInline
  let makeReduction: () -> Reduction<ParentState, ParentAction>

  /// Makes a reducer for a part that is always there.
  ///
  /// - Parameters:
  ///   - state: Where the part is.
  ///   - action: The case of the parent's action that carries the child's.
  ///   - child: Builds the child's reducer.
  @inlinable
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: @escaping () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action, ParentAction: CasePathable {
    self.init(state: state, action: { AnyCasePath(action) }, child: child)
  }

  /// Makes a reducer for a part that is always there and takes the parent's own actions, as in `Scope(state: \.part, action: \.self)`.
  ///
  /// - Parameters:
  ///   - state: Where the part is.
  ///   - action: `\.self`.
  ///   - child: Builds the child's reducer.
  @inlinable
  public init<ChildState>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: KeyPath<ParentAction.AllCasePaths, ParentAction.AllCasePaths>,
    @ReducerBuilder<ChildState, ParentAction> child: @escaping () -> Child
  ) where ChildState == Child.State, ParentAction == Child.Action, ParentAction: CasePathable {
    self.init(state: state, action: { AnyCasePath() }, child: child)
  }

  /// Makes a reducer for a part that is always there, with a case path such as `/ParentAction.child`.
  ///
  /// - Parameters:
  ///   - state: Where the part is.
  ///   - action: The case of the parent's action that carries the child's.
  ///   - child: Builds the child's reducer.
  @inlinable
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: @escaping () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(state: state, action: { action }, child: child)
  }

  /// Makes a reducer for the payload of a case of an enum state.
  ///
  /// A child action that arrives while the state is of another case is reported as an issue and dropped.
  ///
  /// - Parameters:
  ///   - state: The case of the parent's state that carries the child's.
  ///   - action: The case of the parent's action that carries the child's.
  ///   - child: Builds the child's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  public init<ChildState, ChildAction>(
    state: CaseKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: @escaping () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action, ParentState: CasePathable, ParentAction: CasePathable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(location, access: { .casePath(AnyCasePath(state), key: state) }, action: { AnyCasePath(action) }, child: child)
  }

  /// Makes a reducer for the payload of a case of an enum state, with case paths such as `/State.child`.
  ///
  /// A child action that arrives while the state is of another case is reported as an issue and dropped.
  ///
  /// - Parameters:
  ///   - state: The case of the parent's state that carries the child's.
  ///   - action: The case of the parent's action that carries the child's.
  ///   - child: Builds the child's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  public init<ChildState, ChildAction>(
    state: AnyCasePath<ParentState, ChildState>,
    action: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: @escaping () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let key = PayloadTypes(of: state)
    self.init(location, access: { .casePath(state, key: key) }, action: { action }, child: child)
  }

  @inlinable
  init(
    _ location: SourceLocation,
    access: @escaping () -> PayloadAccess<ParentState, Child.State>,
    action: @escaping () -> AnyCasePath<ParentAction, Child.Action>,
    child: @escaping () -> Child
  ) {
    makeReduction = {
      let payload = PayloadScope(operation: "Scope", location, access: access(), action: action(), child: LazyReduction(child))
      return Reduction { state, action in payload.run(&state, action) }
    }
  }

  @inlinable
  init(
    state: WritableKeyPath<ParentState, Child.State>,
    action: @escaping () -> AnyCasePath<ParentAction, Child.Action>,
    child: @escaping () -> Child
  ) {
    makeReduction = {
      let part = PartScope(state, action(), LazyReduction(child))
      return Reduction { state, action in part.run(&state, action) }
    }
  }

  @inlinable
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    _reduction()(&state, action)
  }

  @inlinable
  public func _reduction() -> Reduction<ParentState, ParentAction> {
    makeReduction()
  }
}

/// Runs a child's reducer on a part of the state that is always there.
@usableFromInline
struct PartScope<Whole, WholeAction, Part, PartAction> {
  @usableFromInline let path: StatePath<Whole, Part>
  @usableFromInline let action: AnyCasePath<WholeAction, PartAction>
  @usableFromInline let child: LazyReduction<Part, PartAction>
  private let place: Place

  @usableFromInline
  init(
    _ keyPath: WritableKeyPath<Whole, Part>, _ action: AnyCasePath<WholeAction, PartAction>, _ child: LazyReduction<Part, PartAction>
  ) {
    let path = StatePath(keyPath)
    self.path = path
    self.action = action
    self.child = child
    place = Place(key: PlaceKey(keyPath), isFeature: false, isPresent: { _ in true }, read: { path.read($0) })
  }

  @inlinable
  func run(_ state: inout Whole, _ wholeAction: WholeAction) -> Effect<WholeAction> {
    guard let partAction = action.extract(from: wholeAction) else { return .none }
    let effect = path.modify(&state) { child(&$0, partAction) }
    return effect.isNone ? .none : lift(effect)
  }

  @usableFromInline
  func lift(_ effect: Effect<PartAction>) -> Effect<WholeAction> {
    effect.map(action.embed).inPart(place)
  }
}
