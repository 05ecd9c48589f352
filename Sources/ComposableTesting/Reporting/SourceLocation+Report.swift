import ComposableCore
import IssueReporting

extension SourceLocation {
  /// Records a test failure here, also inside of code that reports elsewhere.
  func report(_ message: String) {
    attributed { reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column) }
  }

  /// Mentions something here that does not fail the test.
  func mention(_ message: String) {
    // XCTest knows no issue that does not fail a test.
    if TestContext.current == .xcTest { return print("\(filePath):\(line): \(message)") }
    attributed { reportIssue(message, severity: .warning, fileID: fileID, filePath: filePath, line: line, column: column) }
  }

  /// Runs an operation whose issues are reported here.
  ///
  /// What a dependency without a value reports has no better place: the property wrapper that reads it does not know who reads.
  func attributed<R>(_ operation: () throws -> R) rethrows -> R {
    try withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column, operation: operation)
  }
}
