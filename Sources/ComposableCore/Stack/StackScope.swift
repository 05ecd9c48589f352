import CasePaths
import IssueReporting

/// Runs the elements of a navigation stack, pops and pushes.
struct StackScope<Whole, WholeAction, Element, ElementAction> {
  private let location: SourceLocation
  private let path: StatePath<Whole, StackState<Element>>
  private let stack: Place
  private let action: AnyCasePath<WholeAction, StackAction<Element, ElementAction>>
  private let child: LazyReduction<Element, ElementAction>
  private let identify = StateIdentifier<Element>()

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
    stack = Place(key: PlaceKey(keyPath), isFeature: false, isPresent: { (_: Whole) in true }, read: { path.read($0) })
  }

  func reduction(around base: Reduction<Whole, WholeAction>) -> Reduction<Whole, WholeAction> {
    Reduction { state, action in
      switch self.action.extract(from: action) {
      case .element(let id, let elementAction):
        let effect = run(&state, id, elementAction, action)
        return effect.merge(with: base(&state, action))
      case .popFrom(let id):
        let isPresent = path.read(state).ids.contains(id)
        let effect = base(&state, action)
        if isPresent {
          // This reducer may have popped it itself.
          path.modify(&state) { if $0.ids.contains(id) { $0.pop(from: id) } }
        } else {
          reportAbsent(id, action, "'popFrom' was sent for")
        }
        return effect
      case .push(let id, let element):
        let isNew = path.modify(&state) { $0.push(element, id: id) }
        if !isNew { reportPresent(id, action) }
        return base(&state, action)
      case nil:
        return base(&state, action)
      }
    }
  }

  private func run(_ state: inout Whole, _ id: StackElementID, _ elementAction: ElementAction, _ action: WholeAction) -> Effect<WholeAction>
  {
    var wasReplaced = false
    var identity: StateIdentity?
    let result = path.modifySilently(&state) { stack in
      stack.modify(id: id) { element -> Effect<ElementAction> in
        let effect = identify.watching(&element, wasReplaced: &wasReplaced) { child(&$0, elementAction) }
        // An element that replaces its own state by another one, as a path enum can, is another feature from then on.
        if case .none = effect.operation {} else { identity = identify(element) }
        return effect
      }
    }
    if wasReplaced { path.notify(state) }
    guard let effect = result else {
      reportAbsent(id, action, "'forEach' received an action for")
      return .none
    }
    if case .none = effect.operation { return .none }
    return effect.map { [path = self.action] in path.embed(.element(id: id, action: $0)) }
      .owned(by: Owner(place: place(of: id, identity), dismissal: { [path = self.action] in path.embed(.popFrom(id: id)) }))
      .owned(by: Owner(place: stack, dismissal: nil))
  }

  private func place(of id: StackElementID, _ identity: StateIdentity?) -> Place {
    Place(
      key: PlaceKey(id, AnyHashable(identity)),
      isPresent: { [identify] (stack: StackState<Element>) in stack[id: id].map { identify($0) == identity } ?? false },
      read: { $0[id: id] }
    )
  }

  private func reportAbsent(_ id: StackElementID, _ action: WholeAction, _ what: String) {
    reportIssue(
      """
      \(what) an element that is not on the stack at \(location): the id \(id) of \(Element.self) within \(Whole.self).

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
      'push' was sent for an id that is already on the stack at \(location): the id \(id) of \(Element.self) within \(Whole.self). Nothing was pushed.

        Action: \(describe(action))

      Take a new id from '@Dependency(\\.stackElementID)' for each element.
      """,
      fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column
    )
  }
}
