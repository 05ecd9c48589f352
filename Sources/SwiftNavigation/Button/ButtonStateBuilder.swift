/// Collects the buttons of an alert or a dialog from a block of statements.
///
/// The block may hold buttons, `if` with and without `else`, `switch`, `for` loops and `if #available`:
///
/// ```swift
/// AlertState {
///   TextState("Assign to")
/// } actions: {
///   for person in people {
///     ButtonState(action: .assign(person.id)) { TextState(person.name) }
///   }
///   if canCreate {
///     ButtonState(action: .create) { TextState("New person") }
///   }
///   ButtonState(role: .cancel) { TextState("Cancel") }
/// }
/// ```
///
/// A branch that is not taken leaves nothing behind: no button, and no gap.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// Joins the buttons of all rounds of a loop.
  public static func buildArray(_ components: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }

  /// Joins the buttons of the statements of a block, in their order.
  public static func buildBlock(_ components: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }

  /// Takes the buttons of the branch of an availability check.
  public static func buildLimitedAvailability(_ component: [ButtonState<Action>]) -> [ButtonState<Action>] {
    component
  }

  /// Takes the buttons of the first of two branches.
  public static func buildEither(first component: [ButtonState<Action>]) -> [ButtonState<Action>] {
    component
  }

  /// Takes the buttons of the second of two branches.
  public static func buildEither(second component: [ButtonState<Action>]) -> [ButtonState<Action>] {
    component
  }

  /// Takes one button.
  public static func buildExpression(_ expression: ButtonState<Action>) -> [ButtonState<Action>] {
    [expression]
  }

  /// Takes the buttons of an `if` without `else`; none when the condition is false.
  public static func buildOptional(_ component: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    component ?? []
  }
}
