package import CasePaths
import IssueReporting

// What views do when a person closes what was presented, or goes back or forth in a stack. Each sends the action and then looks whether a reducer has followed it: a view
// whose state stays behind would show again what the person has just closed.

extension Store {
  /// Dismisses a presented feature.
  ///
  /// Does nothing if nothing is presented, or if the state that it is presented by is no longer there itself. If the state is still there afterwards, no `ifLet` runs the
  /// feature: that is reported as an issue.
  ///
  /// - Parameters:
  ///   - state: Where the feature's state is.
  ///   - action: The case that takes its presentation actions.
  package func dismiss<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) where Action: CasePathable {
    dismiss({ $0[keyPath: state] }, AnyCasePath(action).embed(.dismiss))
  }

  func dismiss<ChildState>(_ presented: (State) -> ChildState?, _ dismissal: Action) {
    guard backing.isPresent else { return }
    let identify = StateIdentifier<ChildState>()
    guard let before = backing.withState(presented).map({ identify($0) }) else { return }
    send(dismissal)
    // Whatever presents this may have gone with the action.
    guard backing.isPresent, let after = backing.withState(presented), identify(after) == before else { return }
    let name = caseName(of: dismissal)
    reportIssue(
      """
      A presented \(typeName(ChildState.self)) was dismissed, and its state is still there. No reducer of \(typeName(State.self)) follows the action \
      '\(name ?? "\(dismissal)")'.

      Run the child with 'ifLet' for the action '\\.\(name ?? "…")' in the body of the feature whose state this is, and make sure that this body is part of the \
      store's reducer.
      """
    )
  }

  /// Pops an element and all above it from the stack.
  ///
  /// Does nothing if the element is not on the stack. If it still is afterwards, no `forEach` runs the stack: that is reported as an issue.
  ///
  /// - Parameter id: The element.
  package func pop<ElementState, ElementAction>(from id: StackElementID)
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    guard backing.isPresent, backing.withState({ $0.ids.contains(id) }) else { return }
    send(.popFrom(id: id))
    guard backing.isPresent, backing.withState({ $0.ids.contains(id) }) else { return }
    reportUnhandled("popFrom", "An element was popped from a stack of \(typeName(ElementState.self)), and it is still there.")
  }

  /// Pushes an element onto the stack, under a new id.
  ///
  /// If it is not there afterwards, no `forEach` runs the stack: that is reported as an issue.
  ///
  /// - Parameter element: The state of the element.
  package func push<ElementState, ElementAction>(_ element: ElementState)
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    guard backing.isPresent else { return }
    let (id, count) = backing.withState { ($0.makeID(), $0.count) }
    send(.push(id: id, state: element))
    guard backing.isPresent, backing.withState({ $0.count == count && !$0.ids.contains(id) }) else { return }
    reportUnhandled("push", "An element was pushed onto a stack of \(typeName(ElementState.self)), and it is not there.")
  }

  private func reportUnhandled(_ action: String, _ what: String) {
    reportIssue(
      """
      \(what) No reducer follows the action '\(action)' of the stack.

      Run the stack with 'forEach', '.forEach(\\.path, action: \\.path)', in the body of the feature whose state has it, and make sure that this body is part of the \
      store's reducer.
      """
    )
  }
}
