/// Tells copies of one feature's state apart by when they were last changed.
///
/// A change tells the observers of what it changes. A copy that is put back in the place of the state, as an undo does, changes nothing and yet makes all fields other ones. What
/// gives it away is that it does not come from the state that was there: its revision is not the one that the action began with.
struct StateRevision: Sendable {
  /// The action that changed this copy last, or a number of its own for a change outside of all actions; 0 for a new state.
  private var latest: UInt64 = 0

  /// The same before the first change in that action.
  private var before: UInt64 = 0

  /// Notes a change.
  mutating func advance() {
    let action = PendingObservations.action
    if latest == action, action != 0 { return }
    before = latest
    latest = action == 0 ? ActionNumbers.unique() : action
  }

  /// Whether a state that has this revision and one that has the other were the same when the current action began; true outside of all actions.
  func isSameOrigin(as other: Self) -> Bool {
    let action = PendingObservations.action
    return action == 0 || origin(in: action) == other.origin(in: action)
  }

  private func origin(in action: UInt64) -> UInt64 {
    latest == action ? before : latest
  }
}
