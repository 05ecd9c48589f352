/// What kind of a choice a button is.
///
/// A button without a role is an ordinary choice. Roles are a hint to whatever presents the button; they never decide what is sent.
public enum ButtonStateRole: Hashable, Sendable, CaseIterable {
  /// The choice that leaves everything as it is. Presented apart from the others, and chosen by the escape key.
  case cancel

  /// A choice that loses data. Presented so that it is not tapped by accident.
  case destructive
}
