public import CasePaths
import IssueReporting

/// Runs the elements of a navigation stack, pops and pushes.
@usableFromInline
struct StackScope<Whole, WholeAction, Element, ElementAction> {
  private let location: SourceLocation
  @usableFromInline let path: StatePath<Whole, StackState<Element>>
  private let stack: Place
  @usableFromInline let action: AnyCasePath<WholeAction, StackAction<Element, ElementAction>>
  @usableFromInline let child: LazyReduction<Element, ElementAction>
  @usableFromInline let identify = StateIdentifier<Element>()

  @usableFromInline
  init(
    _ location: SourceLocation,
    _ keyPath: WritableKeyPath<Whole, StackState<Element>>,
    _ action: AnyCasePath<WholeAction, StackAction<Element, ElementAction>>,
    _ child: LazyReduction<Element, ElementAction>
  ) {
    self.location = location
    let path = StatePath(keyPath)
    self.path = path
    self.action = action
    self.child = child
    ClaimedFeatures.claim(Element.self, ElementAction.self)
    stack = Place(key: PlaceKey(keyPath), isFeature: false, isPresent: { (_: Whole) in true }, read: { path.read($0) })
  }

  @inlinable
  func reduction(around base: Reduction<Whole, WholeAction>) -> Reduction<Whole, WholeAction> {
    Reduction { state, action in
      switch self.action.extract(from: action) {
      case .element(let id, let elementAction):
        run(&state, id, elementAction, action).merge(with: base(&state, action))
      case .popFrom(let id):
        pop(&state, id, action, base)
      case .push(let id, let element):
        push(&state, id, element, action).merge(with: base(&state, action))
      case nil:
        base(&state, action)
      }
    }
  }

  @inlinable
  func run(_ state: inout Whole, _ id: StackElementID, _ elementAction: ElementAction, _ action: WholeAction) -> Effect<WholeAction> {
    var isChanged = false
    var result = Effect<WholeAction>.none
    let isPresent: Void? = path.modifySilently(&state) { stack in
      stack.modify(id: id) { element in
        let effect = identify.watching(&element, isChanged: &isChanged) { child(&$0, elementAction) }
        // An element that replaces its own state by another one, as a path enum can, is another feature from then on.
        if !effect.isNone { result = lift(effect, id, identify(element)) }
      }
    }
    if isChanged { path.notify(state) }
    if isPresent == nil { reportAbsent(id, action) }
    return result
  }

  @usableFromInline
  func lift(_ effect: Effect<ElementAction>, _ id: StackElementID, _ identity: StateIdentity?) -> Effect<WholeAction> {
    effect.map { [path = self.action] in path.embed(.element(id: id, action: $0)) }
      .owned(by: Owner(place: place(of: id, identity), dismissal: { [path = self.action] in path.embed(.popFrom(id: id)) }))
      .owned(by: Owner(place: stack, dismissal: nil))
  }

  @usableFromInline
  func pop(
    _ state: inout Whole, _ id: StackElementID, _ action: WholeAction, _ base: Reduction<Whole, WholeAction>
  ) -> Effect<WholeAction> {
    let isPresent = path.read(state).ids.contains(id)
    let effect = base(&state, action)
    if isPresent {
      // This reducer may have popped it itself.
      path.modify(&state) { if $0.ids.contains(id) { $0.pop(from: id) } }
    } else {
      reportAbsent(id, action, "'popFrom' was sent for")
    }
    return effect
  }

  @usableFromInline
  func push(_ state: inout Whole, _ id: StackElementID, _ element: Element, _ action: WholeAction) -> Effect<WholeAction> {
    let isNew = path.modify(&state) { $0.push(element, id: id) }
    if !isNew { reportPresent(id, action) }
    return .none
  }

  private func place(of id: StackElementID, _ identity: StateIdentity?) -> Place {
    Place(
      key: PlaceKey(id, AnyHashable(identity)),
      isPresent: { [identify] (stack: StackState<Element>) in stack[id: id].map { identify($0) == identity } ?? false },
      read: { $0[id: id] }
    )
  }

  @usableFromInline
  func reportAbsent(_ id: StackElementID, _ action: WholeAction, _ what: String = "'forEach' received an action for") {
    reportIssue(
      """
      \(what) an element that is not on the stack at \(location): the id \(id) of \(typeName(Element.self)) within \(typeName(Whole.self)).

        Action: \(describe(action))

      Usually it was sent after the element had been popped: by a parent's reducer, which should send it before, or by a view that is still on screen. \
      In a test, ids count from 0 in the order in which elements are put on the stack.
      """,
      fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column
    )
  }

  private func reportPresent(_ id: StackElementID, _ action: WholeAction) {
    reportIssue(
      """
      'push' was sent for an id that is already on the stack at \(location): the id \(id) of \(typeName(Element.self)) within \(typeName(Whole.self)). Nothing was pushed.

        Action: \(describe(action))

      Take a new id from '@Dependency(\\.stackElementID)' for each element.
      """,
      fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column
    )
  }
}
