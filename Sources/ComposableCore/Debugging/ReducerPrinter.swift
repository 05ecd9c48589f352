import CustomDump

/// What `Reducer._printChanges(_:)` does with an action and the change that it made.
///
/// ```swift
/// AppFeature()._printChanges(.actionLabels)
/// AppFeature()._printChanges(.customDump { logger.debug("\($0)") })
/// ```
public struct _ReducerPrinter<State, Action>: Sendable {
  private let printing: @Sendable (Action, State, State) -> Void

  /// Makes a printer of a function.
  ///
  /// - Parameter printChange: Gets an action, the state before and the state after it, on whatever actor the store runs.
  public init(
    printChange: @escaping @Sendable (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    printing = printChange
  }

  /// Prints an action and the change that it made.
  ///
  /// - Parameters:
  ///   - receivedAction: The action.
  ///   - oldState: The state before.
  ///   - newState: The state after.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    printing(receivedAction, oldState, newState)
  }
}

extension _ReducerPrinter {
  /// Prints the action and the difference between the states to the standard output.
  ///
  /// Removed lines begin with `- `, added ones with `+ `:
  ///
  /// ```
  /// received action:
  ///   RecordMeeting.Action.speechResult("Do some talking")
  ///   RecordMeeting.State(
  ///     secondsElapsed: 6,
  /// -   transcript: "Do some"
  /// +   transcript: "Do some talking"
  ///   )
  /// ```
  public static var customDump: Self {
    customDump { print($0) }
  }

  /// Hands the text with the action and the difference between the states to a function.
  ///
  /// - Parameter output: Takes the text, several lines of which the last one is empty.
  /// - Returns: The printer.
  public static func customDump(to output: @escaping @Sendable (String) -> Void) -> Self {
    Self { action, oldState, newState in
      let changes = diff(oldState, newState) ?? "  (No state changes)"
      output("received action:\n\(String(customDumping: action).indented())\n\(changes)\n")
    }
  }

  /// Prints the cases of the action, without values and without the state, to the standard output:
  /// `received action: AppFeature.Action.path.element.recordMeeting.onTask`.
  public static var actionLabels: Self {
    actionLabels { print($0) }
  }

  /// Hands the cases of the action, without values and without the state, to a function.
  ///
  /// - Parameter output: Takes one line.
  /// - Returns: The printer.
  public static func actionLabels(to output: @escaping @Sendable (String) -> Void) -> Self {
    Self { action, _, _ in
      output("received action: \(typeName(Action.self))\(caseLabels(of: action))")
    }
  }
}

/// The names of the case of an enum's value and of those nested in its associated value: `.path.element.detail`.
func caseLabels(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "" }
  guard let payload = mirror.children.first else { return ".\(value)" }
  let name = payload.label.map { ".\($0)" } ?? ""
  let values = Mirror(reflecting: payload.value)
  // Of several associated values the last one is the nested action: '.element(id:action:)'.
  let nested = values.displayStyle == .tuple ? Array(values.children).last?.value ?? () : payload.value
  return name + caseLabels(of: nested)
}

extension String {
  fileprivate func indented() -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
