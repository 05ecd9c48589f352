import ComposableCore
import IssueReporting

extension SourceLocation {
  /// Records a test failure here.
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension String {
  /// The same text with every line moved to the right.
  func indented(by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false).map { margin + $0 }.joined(separator: "\n")
  }
}
