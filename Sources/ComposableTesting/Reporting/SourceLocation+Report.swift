import Clocks
import ComposableCore
import IssueReporting

extension SourceLocation {
  /// Records a test failure here.
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Mentions something here that does not fail the test.
  func mention(_ message: String) {
    // XCTest knows no issue that does not fail a test.
    if TestContext.current == .xcTest { return print("\(filePath):\(line): \(message)") }
    reportIssue(message, severity: .warning, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs an operation whose uses of dependencies without a value are reported here.
  func attributed<R>(_ operation: () throws -> R) rethrows -> R {
    let site = UseSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try UseSite.$current.withValue(site, operation: operation)
  }
}
