/// Spellings from before alerts were built with closures; new code uses ``AlertState/init(title:actions:message:)``.
extension AlertState {
  /// The earlier name of the buttons of an alert.
  public typealias Button = ButtonState<Action>

  /// The earlier name of what a button of an alert sends.
  public typealias ButtonAction = ButtonStateAction<Action>

  /// The earlier name of the role of a button of an alert.
  public typealias ButtonRole = ButtonStateRole

  /// Makes an alert from a list of buttons.
  ///
  /// - Parameters:
  ///   - title: The question, or what happened.
  ///   - message: The text below the title.
  ///   - buttons: The buttons, in order.
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(title: { title }, actions: { for button in buttons { button } }, message: message.map { message in { message } })
  }

  /// Makes an alert that is only dismissed: `AlertState(title: TextState("Try again."))`.
  ///
  /// - Parameters:
  ///   - title: What happened.
  ///   - message: The text below the title.
  ///   - dismissButton: The only button. Without one, whatever presents the alert supplies it.
  public init(title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Makes an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text below the title.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(
    title: TextState,
    message: TextState? = nil,
    primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
}
