package import CasePaths
import IssueReporting

// What views do when a person closes what was presented, or goes back or forth in a stack. Each sends the action and then looks whether a reducer has followed it: a view
// whose state stays behind would show again what the person has just closed.

extension Store {
  /// Dismisses a presented feature.
  ///
  /// Does nothing if nothing is presented. If the state is still there afterwards, no `ifLet` runs the feature: that is reported as an issue.
  ///
  /// - Parameters:
  ///   - state: Where the feature's state is.
  ///   - action: The case that takes its presentation actions.
  package func dismiss<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) where Action: CasePathable {
    let identify = StateIdentifier<ChildState>()
    guard let before = backing.withState({ $0[keyPath: state] }).map({ identify($0) }) else { return }
    let dismissal = AnyCasePath(action).embed(.dismiss)
    send(dismissal)
    guard let after = backing.withState({ $0[keyPath: state] }), identify(after) == before else { return }
    reportUnhandled(dismissal, "A presented \(typeName(ChildState.self)) was dismissed, and its state is still there.", "ifLet")
  }

  /// Pops an element and all above it from a stack.
  ///
  /// Does nothing if the element is not on the stack. If it still is afterwards, no `forEach` runs the stack: that is reported as an issue.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - state: Where the stack is.
  ///   - action: The case that takes the stack's actions.
  package func pop<ElementState, ElementAction>(
    from id: StackElementID,
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) where Action: CasePathable {
    guard backing.withState({ $0[keyPath: state].ids.contains(id) }) else { return }
    let pop = AnyCasePath(action).embed(.popFrom(id: id))
    send(pop)
    guard backing.withState({ $0[keyPath: state].ids.contains(id) }) else { return }
    reportUnhandled(pop, "An element was popped from a stack of \(typeName(ElementState.self)), and it is still there.", "forEach")
  }

  /// Pushes an element onto a stack.
  ///
  /// If it is not there afterwards, no `forEach` runs the stack: that is reported as an issue.
  ///
  /// - Parameters:
  ///   - element: The state of the element.
  ///   - id: A new id.
  ///   - state: Where the stack is.
  ///   - action: The case that takes the stack's actions.
  package func push<ElementState, ElementAction>(
    _ element: ElementState,
    id: StackElementID,
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) where Action: CasePathable {
    let count = backing.withState { $0[keyPath: state].count }
    let push = AnyCasePath(action).embed(.push(id: id, state: element))
    send(push)
    guard backing.withState({ $0[keyPath: state].count == count && !$0[keyPath: state].ids.contains(id) }) else { return }
    reportUnhandled(push, "An element was pushed onto a stack of \(typeName(ElementState.self)), and it is not there.", "forEach")
  }

  private func reportUnhandled(_ action: Action, _ what: String, _ operation: String) {
    let name = caseName(of: action)
    reportIssue(
      """
      \(what) No reducer of \(typeName(State.self)) follows the action '\(name ?? "\(action)")'.

      Run the child with '\(operation)' for the action '\\.\(name ?? "…")' in the body of the feature whose state this is, and make sure that this body is part of the \
      store's reducer.
      """
    )
  }
}
