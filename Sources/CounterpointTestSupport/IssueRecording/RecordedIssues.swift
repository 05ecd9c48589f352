import IssueReporting
import Synchronization

/// Runs an operation and returns the issues that it reports, in place of failing the test.
///
/// ```swift
/// let messages = issues { model.saveButtonTapped() }
/// #expect(messages.count == 1)
/// ```
///
/// - Parameter operation: The code that is expected to report. What it throws is thrown.
/// - Returns: The issues in the order in which they were reported, each with file and line before its text.
public func issues(reportedBy operation: () throws -> Void) rethrows -> [String] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.messages
}

/// Runs an asynchronous operation and returns the issues that it reports, in place of failing the test.
///
/// - Parameters:
///   - isolation: The actor of the caller, on which the operation runs.
///   - operation: The code that is expected to report. What it throws is thrown.
/// - Returns: The issues in the order in which they were reported, each with file and line before its text.
public func issues(
  isolation: isolated (any Actor)? = #isolation,
  reportedBy operation: () async throws -> Void
) async rethrows -> [String] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.messages
}

private final class IssueRecorder: IssueReporter {
  private let recorded = Mutex<[String]>([])

  var messages: [String] { recorded.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = "\(fileID):\(line): \(message() ?? "")"
    recorded.withLock { $0.append(text) }
  }
}
