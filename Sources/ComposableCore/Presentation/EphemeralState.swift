public import SwiftNavigation

/// A state that is gone as soon as it has been answered: an alert, a dialog.
///
/// A presented feature with such a state needs no reducer, and any of its actions dismisses it. The enum that `@Reducer` makes of destinations conforms to
/// it, too, and says which of its cases are such.
public protocol _EphemeralState {
  /// Whether a value is gone with its first action; true for all values unless the type says otherwise.
  static func _isEphemeral(_ state: Self) -> Bool
}

extension _EphemeralState {
  /// Always true.
  public static func _isEphemeral(_ state: Self) -> Bool { true }
}

extension AlertState: _EphemeralState {}

extension ConfirmationDialogState: _EphemeralState {}

/// Whether a state is gone with its first action.
///
/// - Parameter state: The state of a presented feature.
package func isEphemeral<State>(_ state: State) -> Bool {
  (state as? any _EphemeralState).map { isEphemeralValue($0) } ?? false
}

private func isEphemeralValue<State: _EphemeralState>(_ state: State) -> Bool {
  State._isEphemeral(state)
}
