/// Spellings from before dialogs were built with closures; new code uses
/// ``ConfirmationDialogState/init(titleVisibility:title:actions:message:)``.
extension ConfirmationDialogState {
  /// The earlier name of the choices of a dialog.
  public typealias Button = ButtonState<Action>

  /// The earlier name of the type that says whether the title is drawn.
  public typealias Visibility = ConfirmationDialogStateTitleVisibility

  /// Makes a dialog from a list of buttons.
  ///
  /// - Parameters:
  ///   - title: What is to be chosen.
  ///   - titleVisibility: Whether the title is drawn.
  ///   - message: The text below the title.
  ///   - buttons: The choices, in order.
  public init(
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    self.init(
      titleVisibility: titleVisibility,
      title: { title },
      actions: { for button in buttons { button } },
      message: message.map { message in { message } }
    )
  }
}
