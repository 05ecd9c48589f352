import IssueReporting

/// Finds binding actions that no `BindingReducer` has written into the state: the control in the view would fall back to its old value, without a word.
///
/// A store makes one for its type of action, and asks it about each action that was sent to it, after the reducer has run:
///
/// ```swift
/// let check = UnhandledBindingCheck<Action>()
/// check?.reportIfUnhandled(action)
/// ```
package struct UnhandledBindingCheck<Action> {
  private let unhandled: (Action) -> (any UnhandledBinding)?

  /// Makes a check, or `nil` if the actions are not bindable and there is nothing to check.
  package init?() {
    guard let type = Action.self as? any BindableAction.Type else { return nil }
    unhandled = Self.lookup(type)
  }

  private static func lookup<Bindable: BindableAction>(_ type: Bindable.Type) -> (Action) -> (any UnhandledBinding)? {
    let unhandled: (Bindable) -> (any UnhandledBinding)? = { action in
      guard let binding = action.binding, !binding.isHandled else { return nil }
      return binding
    }
    // `Bindable` is `Action`, which only a cast can say.
    return unhandled as! (Action) -> (any UnhandledBinding)?
  }

  /// Reports an issue if an action changes a field and has not been written into the state.
  ///
  /// - Parameters:
  ///   - action: An action that the reducer has processed.
  ///   - fileID: The source `#fileID` of the issue.
  ///   - filePath: The source `#filePath` of the issue.
  ///   - line: The source `#line` of the issue.
  ///   - column: The source `#column` of the issue.
  package func reportIfUnhandled(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard let binding = unhandled(action) else { return }
    reportIssue(
      binding.unhandledMessage(actionType: Action.self), fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

/// A binding action of any state.
private protocol UnhandledBinding {
  /// The text of the issue.
  func unhandledMessage(actionType: Any.Type) -> String
}

extension BindingAction: UnhandledBinding {
  fileprivate func unhandledMessage(actionType: Any.Type) -> String {
    let field = fieldName(keyPath)
    return """
      A binding action was received that no 'BindingReducer' handled

        Action: \(typeName(actionType)).binding(\(customDumpDescription))
        State: \(typeName(Root.self))

      The value of '\(field)' was not written, so the state is as before and the view's control falls back to the old value. Put a 'BindingReducer()' \
      into the feature's body, before the reducers that depend on the new value.
      """
  }
}
