import IssueReporting
import Synchronization

/// Takes the issues that effects report while a step of the test makes them go on, and reports them as that step's own.
///
/// An effect inherits from the step that started it how issues are reported there, and which are expected. But what it does later is the doing of the step that it
/// happens in, and a test says there that it expects an issue.
final class StepIssues: IssueReporter {
  private struct Issue {
    let message: String?
    let severity: IssueSeverity
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
  }

  private struct State {
    var depth = 0
    var issues: [Issue] = []
  }

  private let state = Mutex(State())
  /// Who is told when no step is under way, such as while a clock advances.
  private let others = IssueReporters.current

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let issue = Issue(message: message(), severity: severity, fileID: fileID, filePath: filePath, line: line, column: column)
    let isKept = state.withLock { state in
      if state.depth > 0 { state.issues.append(issue) }
      return state.depth > 0
    }
    guard !isKept else { return }
    for reporter in others {
      reporter.reportIssue(issue.message, severity: severity, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Runs a part of a step, and then reports what effects reported in it.
  func collect<R>(_ body: () -> R) -> R {
    state.withLock { $0.depth += 1 }
    let result = body()
    let issues = state.withLock { state -> [Issue] in
      state.depth -= 1
      guard state.depth == 0 else { return [] }
      defer { state.issues = [] }
      return state.issues
    }
    for issue in issues {
      IssueReporting.reportIssue(
        issue.message, severity: issue.severity, fileID: issue.fileID, filePath: issue.filePath, line: issue.line, column: issue.column)
    }
    return result
  }
}
