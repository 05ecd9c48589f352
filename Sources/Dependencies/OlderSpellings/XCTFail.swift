import IssueReporting

/// Reports an issue: a failure in a test, a warning in an application. The newer name is `reportIssue`.
///
/// ```swift
/// guard let detailID = state.path.ids.dropLast().last else {
///   XCTFail("A detail should precede the recording.")
///   return .none
/// }
/// ```
///
/// Application code can call it, because nothing of XCTest is linked. A file that imports XCTest, too, means the one of XCTest.
///
/// - Parameters:
///   - message: What went wrong.
///   - file: The source file to report it at.
///   - line: The source line to report it at.
@_disfavoredOverload
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
  reportIssue(message, filePath: file, line: line)
}
