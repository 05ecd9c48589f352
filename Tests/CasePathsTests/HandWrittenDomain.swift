import CasePaths

// What `@CasePathable` would give, written by hand: this target uses no macro.

struct Meeting: Equatable, Sendable {
  var transcript = ""
  var marks: [Int] = []
}

@dynamicMemberLookup
enum Screen: CasePathable, CasePathIterable, Equatable {
  case detail(Meeting)
  case recordMeeting(Recording)
  case alert(title: String, isUrgent: Bool)
  case sheet(Recording?)
  case settings

  struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    var detail: AnyCasePath<Screen, Meeting> {
      AnyCasePath(embed: Screen.detail, extract: { if case .detail(let value) = $0 { value } else { nil } })
    }
    var recordMeeting: AnyCasePath<Screen, Recording> {
      AnyCasePath(embed: Screen.recordMeeting, extract: { if case .recordMeeting(let value) = $0 { value } else { nil } })
    }
    var alert: AnyCasePath<Screen, (title: String, isUrgent: Bool)> {
      AnyCasePath(
        embed: { .alert(title: $0.title, isUrgent: $0.isUrgent) },
        extract: { if case .alert(let title, let isUrgent) = $0 { (title, isUrgent) } else { nil } }
      )
    }
    var sheet: AnyCasePath<Screen, Recording?> {
      AnyCasePath(embed: Screen.sheet, extract: { if case .sheet(let value) = $0 { value } else { nil } })
    }
    var settings: AnyCasePath<Screen, Void> {
      AnyCasePath(embed: { .settings }, extract: { if case .settings = $0 { () } else { nil } })
    }

    subscript(root: Screen) -> PartialCaseKeyPath<Screen> {
      switch root {
      case .detail: \.detail
      case .recordMeeting: \.recordMeeting
      case .alert: \.alert
      case .sheet: \.sheet
      case .settings: \.settings
      }
    }

    func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Screen>]> {
      [\.detail, \.recordMeeting, \.alert, \.sheet, \.settings].makeIterator()
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

enum Recording: CasePathable, Equatable {
  case counting(seconds: Int)
  case paused

  struct AllCasePaths: Sendable {
    var counting: AnyCasePath<Recording, Int> {
      AnyCasePath(embed: Recording.counting, extract: { if case .counting(let value) = $0 { value } else { nil } })
    }
    var paused: AnyCasePath<Recording, Void> {
      AnyCasePath(embed: { .paused }, extract: { if case .paused = $0 { () } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
