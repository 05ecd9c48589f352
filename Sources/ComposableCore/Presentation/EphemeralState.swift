public import SwiftNavigation

/// A state that is gone as soon as it has been answered: an alert, a dialog.
///
/// A presented feature with such a state needs no reducer, and any of its actions dismisses it. Conform your own to use it in a case of a destination that is
/// marked `@ReducerCaseEphemeral`.
public protocol _EphemeralState<Action> {
  /// What can be answered.
  associatedtype Action
}

extension AlertState: _EphemeralState {}

extension ConfirmationDialogState: _EphemeralState {}

/// Whether a state is gone with its first action: it is such a state, or that of a destination which at the moment is one.
///
/// - Parameter state: The state of a presented feature.
package func isEphemeral<State>(_ state: State) -> Bool {
  if let state = state as? any CaseReducerState { return isEphemeralCase(state) }
  return state is any _EphemeralState
}

private func isEphemeralCase<State: CaseReducerState>(_ state: State) -> Bool {
  State._isEphemeral(state)
}
