public import CasePaths
public import IdentifiedCollections
import IssueReporting

extension Reducer {
  /// Runs a child's reducer on each element of an identified array.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.rows, action: \.rows) {
  ///     Row()
  ///   }
  /// ```
  ///
  /// The element is changed in place, whatever the size of the array, and runs before this reducer, so that this one may remove the element in answer to its action.
  /// When an element goes, its effects are cancelled and nothing they send arrives any more.
  ///
  /// An action for an id that is not in the array is reported as an issue; only this reducer gets it.
  ///
  /// - Parameters:
  ///   - toElementsState: Where the array is.
  ///   - toElementAction: The case of the action that carries an id and an element's action.
  ///   - element: Builds the element's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  /// - Complexity: O(1) for an action, in the number of elements.
  @inlinable
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: @escaping () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where Action: CasePathable, Element.State == ElementState, Element.Action == ElementAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return forEach(location, toElementsState, element) { AnyCasePath(toElementAction).elements() }
  }

  /// Runs a child's reducer on each element of an identified array, with a case path such as `/Action.row(id:action:)`.
  ///
  /// - Parameters:
  ///   - toElementsState: Where the array is.
  ///   - toElementAction: The case of the action that carries an id and an element's action.
  ///   - element: Builds the element's reducer.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  @inlinable
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: @escaping () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> DerivedReducer<Self> where Element.State == ElementState, Element.Action == ElementAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return forEach(location, toElementsState, element) { toElementAction }
  }

  @inlinable
  func forEach<ID: Hashable & Sendable, Element: Reducer>(
    _ location: SourceLocation,
    _ elements: WritableKeyPath<State, IdentifiedArray<ID, Element.State>>,
    _ element: @escaping () -> Element,
    _ action: @escaping () -> AnyCasePath<Action, (ID, Element.Action)>
  ) -> DerivedReducer<Self> {
    DerivedReducer(self) { base in
      let scope = ElementScope(location, elements, action(), LazyReduction(element))
      return Reduction { state, action in
        scope.run(&state, action).merge(with: base(&state, action))
      }
    }
  }
}

extension AnyCasePath {
  @inlinable
  func elements<ID, ElementAction>() -> AnyCasePath<Root, (ID, ElementAction)>
  where Value == IdentifiedAction<ID, ElementAction> {
    AnyCasePath<Root, (ID, ElementAction)>(
      embed: { self.embed(.element(id: $0.0, action: $0.1)) },
      extract: {
        guard case .element(let id, let action)? = self.extract(from: $0) else { return nil }
        return (id, action)
      }
    )
  }
}

/// Runs a child's reducer on an element of an identified array; its effects belong to the element as long as the array has its id.
@usableFromInline
struct ElementScope<Whole, WholeAction, ID: Hashable & Sendable, Element, ElementAction> {
  private let location: SourceLocation
  @usableFromInline let path: StatePath<Whole, IdentifiedArray<ID, Element>>
  private let array: Place
  @usableFromInline let action: AnyCasePath<WholeAction, (ID, ElementAction)>
  @usableFromInline let child: LazyReduction<Element, ElementAction>
  @usableFromInline let identify = StateIdentifier<Element>()

  @usableFromInline
  init(
    _ location: SourceLocation,
    _ keyPath: WritableKeyPath<Whole, IdentifiedArray<ID, Element>>,
    _ action: AnyCasePath<WholeAction, (ID, ElementAction)>,
    _ child: LazyReduction<Element, ElementAction>
  ) {
    self.location = location
    let path = StatePath(keyPath)
    self.path = path
    self.action = action
    self.child = child
    array = Place(
      key: PlaceKey(keyPath),
      isFeature: false,
      version: { (array: IdentifiedArray<ID, Element>) in array.membership },
      isPresent: { (_: Whole) in true },
      read: { path.read($0) }
    )
  }

  @inlinable
  func run(_ state: inout Whole, _ wholeAction: WholeAction) -> Effect<WholeAction> {
    guard let (id, elementAction) = action.extract(from: wholeAction) else { return .none }
    var isChanged = false
    let effect = path.modifySilently(&state) { elements -> Effect<ElementAction>? in
      guard let index = elements.index(id: id) else { return nil }
      return identify.watching(&elements[index], isChanged: &isChanged) { child(&$0, elementAction) }
    }
    if isChanged { path.notify(state) }
    guard let effect else {
      reportAbsent(id, wholeAction)
      return .none
    }
    return effect.isNone ? .none : lift(effect, id)
  }

  @usableFromInline
  func lift(_ effect: Effect<ElementAction>, _ id: ID) -> Effect<WholeAction> {
    effect.map { [action] in action.embed((id, $0)) }
      .owned(by: Owner(place: place(of: id), dismissal: nil))
      .owned(by: Owner(place: array, dismissal: nil))
  }

  private func place(of id: ID) -> Place {
    Place(
      key: PlaceKey(id),
      isPresent: { (array: IdentifiedArray<ID, Element>) in array.index(id: id) != nil },
      read: { $0[id: id] }
    )
  }

  @usableFromInline
  func reportAbsent(_ id: ID, _ action: WholeAction) {
    reportIssue(
      """
      'forEach' at \(location) received an action for an element that is not in the array: the id \(id) of \(typeName(Element.self)) within \(typeName(Whole.self)).

        Action: \(describe(action))

      The action was not given to the element. Usually it was sent after the element had been removed: by a parent's reducer, which should send it before, or by a \
      view that is still on screen. If the parent wants to handle it all the same, it can; it runs after this.
      """,
      fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column
    )
  }
}
