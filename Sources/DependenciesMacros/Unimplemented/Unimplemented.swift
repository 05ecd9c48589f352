import Dependencies
import IssueReporting

/// The error that an endpoint of a client throws when nobody gave it an implementation.
///
/// The hand-written form of what ``DependencyClient()`` makes of a closure that throws:
///
/// ```swift
/// var start: @Sendable (Locale) async throws -> [String] = { _ in
///   Unimplemented.report("SpeechClient.start")
///   throw Unimplemented("SpeechClient.start")
/// }
/// ```
public struct Unimplemented: Error, Hashable, CustomStringConvertible {
  /// The name of the endpoint, with that of its client: `SpeechClient.start`.
  public let endpoint: String

  /// Creates the error.
  ///
  /// - Parameter endpoint: The name of the endpoint, with that of its client.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  /// The text of the error.
  public var description: String { "Unimplemented: \(endpoint)" }

  /// Reports that an endpoint was called that nobody gave an implementation: a failure in tests, a warning otherwise.
  ///
  /// - Parameters:
  ///   - endpoint: The name of the endpoint, with that of its client.
  ///   - fileID: The file of the endpoint.
  ///   - filePath: The path of the file.
  ///   - line: The line of the endpoint.
  ///   - column: The column of the endpoint.
  public static func report(
    _ endpoint: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    TestSupportCheck.ensureTestSupportIsLinked()
    reportIssue(
      """
      Unimplemented: \(endpoint) …

      It was called without having been overridden, so the call did nothing and returned a placeholder or threw.

      To fix this, give it an implementation: in a test "withDependencies { … }" around the code that calls it, in the application in the \
      "liveValue" of the client.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
