import Dependencies
import IssueReporting
import OrderedCollections

extension StackState {
  /// An id for an element that is about to be pushed.
  ///
  /// A number that is still on the stack is passed over: a test may have pushed an element under a number of its own.
  func makeID() -> StackElementID {
    let generator = DependencyValues.current.stackElementID
    for _ in 0...storage.count {
      let id = generator.next()
      if storage.index(forKey: id) == nil { return id }
    }
    reportIssue(
      """
      The dependency 'stackElementID' made no id that is not on the stack already.

      It was asked \(storage.count + 1) times. The element was pushed under an id of its own. Override the dependency with a generator that counts, \
      such as '.counting()'.
      """
    )
    return StackElementID(generation: (storage.keys.map(\.generation).max() ?? -1) + 1)
  }
}

/// The text of the issue for a change of an element that is not on the stack.
///
/// - Parameters:
///   - id: The id that was looked for.
///   - ids: The ids that are on the stack.
func missingElementMessage(_ id: StackElementID, ids: some Collection<StackElementID>) -> String {
  """
  Can't modify the element \(id) of a stack that has no such element

  Nothing was changed. \(present(ids)) Look whether the element is still there first ('if let element = state.path[id: id]'), or push it.
  """
}

/// The text of the issue for a pop by an id that is not on the stack.
///
/// - Parameters:
///   - id: The id that was looked for.
///   - ids: The ids that are on the stack.
///   - function: What was called.
func missingPopMessage(_ id: StackElementID, ids: some Collection<StackElementID>, function: String) -> String {
  """
  '\(function)' was called with the id \(id) of an element that is not on the stack

  Nothing was popped. \(present(ids)) An element that has been popped already cannot be popped again: look for its id in 'ids' first.
  """
}

private func present(_ ids: some Collection<StackElementID>) -> String {
  ids.isEmpty ? "The stack is empty." : "On the stack are \(ids.map(\.debugDescription).joined(separator: ", "))."
}
