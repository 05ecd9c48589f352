import ComposableArchitecture
import Foundation

/// A meeting that is held again and again, in which everybody speaks for the same time.
public struct Standup: Codable, Equatable, Identifiable, Sendable {
  /// Says which standup it is, for ever.
  public let id: UUID
  /// Who speaks, in this order; at least one in a standup that can be held.
  public var attendees: IdentifiedArrayOf<Attendee>
  /// How long a meeting takes.
  public var duration: Duration
  /// The meetings that have been held, the latest first.
  public var meetings: IdentifiedArrayOf<Meeting>
  /// The colours of the standup.
  public var theme: Theme
  /// What it is called.
  public var title: String

  /// Makes a standup.
  public init(
    id: UUID, attendees: IdentifiedArrayOf<Attendee> = [], duration: Duration = .seconds(60 * 5),
    meetings: IdentifiedArrayOf<Meeting> = [], theme: Theme = .bubblegum, title: String = ""
  ) {
    self.id = id
    self.attendees = attendees
    self.duration = duration
    self.meetings = meetings
    self.theme = theme
    self.title = title
  }

  /// How long each attendee may speak.
  public var durationPerAttendee: Duration {
    duration / max(attendees.count, 1)
  }

  /// The whole seconds for which each attendee speaks; never none, or a meeting would have no end.
  public var secondsPerAttendee: Int {
    max(Int(durationPerAttendee.components.seconds), 1)
  }

  /// The seconds after which the last attendee is through.
  ///
  /// Where the duration cannot be divided by the attendees it is not the duration: seven in a minute speak for eight seconds each.
  public var seconds: Int {
    secondsPerAttendee * max(attendees.count, 1)
  }
}

/// Somebody who speaks in a standup.
public struct Attendee: Codable, Equatable, Identifiable, Sendable {
  /// Says who it is, whatever the name.
  public let id: UUID
  /// The name.
  public var name: String

  /// Makes an attendee.
  public init(id: UUID, name: String = "") {
    self.id = id
    self.name = name
  }
}

/// A meeting that has been held.
public struct Meeting: Codable, Equatable, Identifiable, Sendable {
  /// Says which meeting it is.
  public let id: UUID
  /// When it ended.
  public let date: Date
  /// What was said; ``noTranscript`` if nothing was understood.
  public var transcript: String

  /// Stands for a transcript where nothing was understood.
  public static let noTranscript = "N/A"

  /// Makes a meeting.
  public init(id: UUID, date: Date, transcript: String) {
    self.id = id
    self.date = date
    self.transcript = transcript
  }

  /// Whether there is anything to read.
  public var hasTranscript: Bool { transcript != Self.noTranscript }
}
