import ComposableArchitecture
import Foundation

struct Standup: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var attendees: IdentifiedArrayOf<Attendee> = []
  var duration = Duration.seconds(60 * 5)
  var meetings: IdentifiedArrayOf<Meeting> = []
  var theme = Theme.bubblegum
  var title = ""

  var durationPerAttendee: Duration {
    self.duration / self.attendees.count
  }
}

struct Attendee: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
}

struct Meeting: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  let date: Date
  var transcript: String
}

enum Theme: String, Codable, CaseIterable, Equatable, Sendable {
  case bubblegum
  case buttercup
  case seafoam
}

extension Standup {
  /// Six speakers of ten seconds each.
  static let mock = Self(
    id: UUID(1_000),
    attendees: IdentifiedArray(uniqueElements: (1...6).map { Attendee(id: UUID(1_000 + $0), name: "Blob \($0)") }),
    duration: .seconds(60),
    meetings: [
      Meeting(id: UUID(1_010), date: Date(timeIntervalSince1970: 1_000_000_000), transcript: "Lorem ipsum dolor")
    ],
    theme: .seafoam,
    title: "Design"
  )
}
