import Clocks
import IssueReporting

/// Reports dependencies that have no value for the context they are used in.
enum MissingImplementation {
  /// A test reached a dependency that it does not override and that has no test value.
  static func testValueIsMissing<Key: DependencyKey>(for key: Key.Type) {
    guard Key.shouldReportUnimplemented else { return }
    guard let resolution = DependencyResolution.current else {
      TestSupportCheck.ensureTestSupportIsLinked()
      reportIssue(
        """
        The test value of \(Key.self) was asked for, but it has none.

        \(typeLines(of: key))

        To fix this, give it one: add "static let testValue" to the conformance of \(Key.self) to "DependencyKey".
        """
      )
      return
    }
    // Being looked at, for instance to override one endpoint, is no use of the dependency.
    resolution.markMissing()
    guard let access = resolution.access, isFirstReport(for: key, in: resolution.scope) else { return }
    TestSupportCheck.ensureTestSupportIsLinked()
    let name = resolution.name.attribute(for: key)
    let site = UseSite.current
    reportIssue(
      """
      \(name) has no test implementation, but was accessed from a \(resolution.context.rawValue) context:

      \(locationLines(of: access))
      \(typeLines(of: key))

      The live value is used for now: the test may have reached the outside world.

      To fix this, override it around the code that reads it:

          withDependencies {
            \(resolution.name.place(for: key)) = // a value for this test
          } operation: {
            // the code under test
          }

      or give it a value for all tests: add "static let testValue" to the conformance of \(Key.self) to "DependencyKey". If the test does \
      override it, the reading code runs outside of the overrides: see "withEscapedDependencies".
      """,
      fileID: site?.fileID ?? access.fileID,
      filePath: site?.filePath ?? access.filePath,
      line: site?.line ?? access.line,
      column: site?.column ?? access.column
    )
  }

  /// A running application reached a dependency of which it only has the interface.
  static func liveValueIsMissing<Key: TestDependencyKey>(for key: Key.Type, resolution: DependencyResolution) {
    resolution.markMissing()
    guard let access = resolution.access, isFirstReport(for: key, in: resolution.scope) else { return }
    let name = resolution.name.attribute(for: key)
    reportIssue(
      """
      \(name) has no live implementation, but was accessed from a live context:

      \(locationLines(of: access))
      \(typeLines(of: key))

      Its test value is used instead.

      To fix this, conform \(Key.self) to "DependencyKey" and give it a "liveValue"; when a module of its own does so, let the application \
      depend on that module and import it. Or override the dependency when the program starts, with "prepareDependencies".
      """,
      fileID: access.fileID,
      filePath: access.filePath,
      line: access.line,
      column: access.column
    )
  }

  private static func isFirstReport<Key: TestDependencyKey>(for key: Key.Type, in scope: DependencyScope?) -> Bool {
    scope?.isFirstReport(for: ObjectIdentifier(key)) ?? true
  }

  private static func locationLines(of access: DependencyAccess) -> String {
    """
      Location:
        \(access.fileID):\(access.line)
    """
  }

  private static func typeLines<Key: TestDependencyKey>(of key: Key.Type) -> String {
    if Key.self == Key.Value.self {
      """
        Dependency:
          \(Key.Value.self)
      """
    } else {
      """
        Key:
          \(Key.self)
        Value:
          \(Key.Value.self)
      """
    }
  }
}
