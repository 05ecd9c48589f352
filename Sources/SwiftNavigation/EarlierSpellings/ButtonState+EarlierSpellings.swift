/// Spellings from before buttons had a role in their initializer; new code uses ``ButtonState/init(role:action:label:)-(_,ButtonStateAction<Action>,_)``.
extension ButtonState {
  /// The earlier name of what a button sends.
  public typealias ButtonAction = ButtonStateAction<Action>

  /// The earlier name of the role of a button.
  public typealias Role = ButtonStateRole

  /// Makes a button without a role.
  ///
  /// - Parameters:
  ///   - label: What the button says.
  ///   - action: What it sends; `nil` for a button that only dismisses.
  /// - Returns: The button.
  public static func `default`(_ label: TextState, action: ButtonStateAction<Action>? = nil) -> Self {
    Self(action: action ?? .send(nil)) { label }
  }

  /// Makes a button for a choice that loses data.
  ///
  /// - Parameters:
  ///   - label: What the button says.
  ///   - action: What it sends; `nil` for a button that only dismisses.
  /// - Returns: The button.
  public static func destructive(_ label: TextState, action: ButtonStateAction<Action>? = nil) -> Self {
    Self(role: .destructive, action: action ?? .send(nil)) { label }
  }

  /// Makes a button for the choice that leaves everything as it is.
  ///
  /// - Parameters:
  ///   - label: What the button says.
  ///   - action: What it sends; `nil` for a button that only dismisses.
  /// - Returns: The button.
  public static func cancel(_ label: TextState, action: ButtonStateAction<Action>? = nil) -> Self {
    Self(role: .cancel, action: action ?? .send(nil)) { label }
  }
}
