import CasePaths
import ComposableCore
import CounterpointTestSupport

// The features of a stack, with what `@CasePathable` would give written by hand: this target uses no macro.

struct DetailState: Equatable, Hashable, Codable, Sendable {
  var title = ""
  var meetings: [String] = []
}

struct RecordState: Equatable, Hashable, Codable, Sendable {
  var seconds = 0
}

enum Path {
  enum State: CasePathable, Equatable, Hashable, Codable, Sendable {
    case detail(DetailState)
    case recordMeeting(RecordState)

    struct AllCasePaths: Sendable {
      var detail: AnyCasePath<State, DetailState> {
        AnyCasePath(embed: State.detail, extract: { if case .detail(let value) = $0 { value } else { nil } })
      }
      var recordMeeting: AnyCasePath<State, RecordState> {
        AnyCasePath(embed: State.recordMeeting, extract: { if case .recordMeeting(let value) = $0 { value } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum Action: CasePathable, Equatable {
    case detail(DetailAction)
    case recordMeeting(RecordAction)

    struct AllCasePaths: Sendable {
      var detail: AnyCasePath<Action, DetailAction> {
        AnyCasePath(embed: Action.detail, extract: { if case .detail(let value) = $0 { value } else { nil } })
      }
      var recordMeeting: AnyCasePath<Action, RecordAction> {
        AnyCasePath(embed: Action.recordMeeting, extract: { if case .recordMeeting(let value) = $0 { value } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }
}

enum DetailAction: CasePathable, Equatable {
  case tapped
  case titleChanged(String)

  struct AllCasePaths: Sendable {
    var tapped: AnyCasePath<DetailAction, Void> {
      AnyCasePath(embed: { .tapped }, extract: { if case .tapped = $0 { () } else { nil } })
    }
    var titleChanged: AnyCasePath<DetailAction, String> {
      AnyCasePath(embed: DetailAction.titleChanged, extract: { if case .titleChanged(let value) = $0 { value } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

enum RecordAction: CasePathable, Equatable {
  case delegate(Delegate)
  case onTask

  enum Delegate: Equatable { case saveMeeting }

  struct AllCasePaths: Sendable {
    var delegate: AnyCasePath<RecordAction, Delegate> {
      AnyCasePath(embed: RecordAction.delegate, extract: { if case .delegate(let value) = $0 { value } else { nil } })
    }
    var onTask: AnyCasePath<RecordAction, Void> {
      AnyCasePath(embed: { .onTask }, extract: { if case .onTask = $0 { () } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// A row of a collection that is found by id.
struct RowState: Equatable, Identifiable {
  let id: Int
  var name = ""
}

enum AppAction: CasePathable, Equatable {
  case path(StackAction<Path.State, Path.Action>)
  case destination(PresentationAction<Path.Action>)
  case rows(IdentifiedAction<Int, DetailAction>)

  struct AllCasePaths: Sendable {
    var path: AnyCasePath<AppAction, StackAction<Path.State, Path.Action>> {
      AnyCasePath(embed: AppAction.path, extract: { if case .path(let value) = $0 { value } else { nil } })
    }
    var destination: AnyCasePath<AppAction, PresentationAction<Path.Action>> {
      AnyCasePath(embed: AppAction.destination, extract: { if case .destination(let value) = $0 { value } else { nil } })
    }
    var rows: AnyCasePath<AppAction, IdentifiedAction<Int, DetailAction>> {
      AnyCasePath(embed: AppAction.rows, extract: { if case .rows(let value) = $0 { value } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// An element whose copies can be counted.
struct ProbeState: Sendable, Equatable {
  var probe = CopyProbe(0)
}

enum ProbePath: CasePathable, Equatable, Sendable {
  case probe(ProbeState)
  case other(Int)

  struct AllCasePaths: Sendable {
    var probe: AnyCasePath<ProbePath, ProbeState> {
      AnyCasePath(embed: ProbePath.probe, extract: { if case .probe(let value) = $0 { value } else { nil } })
    }
    var other: AnyCasePath<ProbePath, Int> {
      AnyCasePath(embed: ProbePath.other, extract: { if case .other(let value) = $0 { value } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
