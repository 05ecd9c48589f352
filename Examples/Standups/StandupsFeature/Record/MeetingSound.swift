/// The sounds of a meeting.
public enum MeetingSound: String, CaseIterable, Sendable {
  /// Somebody's time is up, and somebody else's begins.
  case turnEnd = "turn"
  /// The time of all is up.
  case meetingEnd = "end"

  /// Where the application serves the sound.
  public var address: String { "/sounds/\(rawValue).wav" }
}
