/// Whether a confirmation dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable, CaseIterable {
  /// Whatever presents the dialog decides.
  case automatic

  /// The title is not drawn; it still names the dialog for assistive technology.
  case hidden

  /// The title is drawn.
  case visible
}
