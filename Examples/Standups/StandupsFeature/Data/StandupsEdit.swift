import ComposableArchitecture

/// A change of the data that all windows share.
///
/// An edit says what was done and not what everything looks like afterwards, so that two windows do not undo each other's work.
public enum StandupsEdit: Equatable, Sendable {
  /// A meeting was held. If the standup is gone by now, it comes back.
  case addMeeting(Meeting, to: Standup)
  /// A standup was deleted.
  case delete(Standup.ID)
  /// Meetings of a standup were deleted.
  case deleteMeetings([Meeting.ID], in: Standup.ID)
  /// The user has read about the problem with the file.
  case dismissProblem
  /// A standup was made, or edited; the meetings of one that is there stay as they are.
  case save(Standup)
}

extension StandupsSnapshot {
  /// Carries out an edit.
  ///
  /// - Parameter edit: What was done.
  /// - Returns: Whether there is anything to write to the file.
  mutating func apply(_ edit: StandupsEdit) -> Bool {
    switch edit {
    case .addMeeting(let meeting, to: let standup):
      if standups[id: standup.id] == nil {
        standups.append(standup)
      }
      if standups[id: standup.id]?.meetings[id: meeting.id] == nil {
        standups[id: standup.id]?.meetings.insert(meeting, at: 0)
      }
      return true

    case .delete(let id):
      return standups.remove(id: id) != nil

    case .deleteMeetings(let ids, in: let id):
      let count = standups[id: id]?.meetings.count
      standups[id: id]?.meetings.removeAll { ids.contains($0.id) }
      return standups[id: id]?.meetings.count != count

    case .dismissProblem:
      problem = nil
      return false

    case .save(let standup):
      let before = standups[id: standup.id]
      if before == nil {
        standups.append(standup)
      } else {
        standups[id: standup.id]?.take(standup)
      }
      return standups[id: standup.id] != before
    }
  }
}
