internal import Schedules
internal import Testing

/// Swift Testing, as far as `explore` needs it: what `#expect` finds wrong in an explored operation is not recorded, but told.
final class SwiftTestingLibrary: TestLibrary {
  func start(_ start: @escaping @Sendable () -> Void, keeping keep: @escaping @Sendable (String) -> Void) async {
    guard let test = Test.current else { return start() }
    let trait = IssueHandlingTrait.compactMapIssues { issue in
      // Known issues and warnings do not fail a test, and one line for each of hundreds of runs would help nobody.
      if issue.isFailure { keep(SwiftTestingLibrary.describe(issue)) }
      return nil
    }
    do {
      // The trait acts on the tasks that are started in its scope, also when the scope has long been left.
      try await trait.provideScope(for: test, testCase: Test.Case.current) { start() }
    } catch {
      keep("\(error)")
    }
  }

  private static func describe(_ issue: Issue) -> String {
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line): " } ?? ""
    return "\(place)\(issue)"
  }
}

/// How Schedules, which knows no test library, finds this one: by its name, at link time.
@_cdecl("counterpoint_schedules_test_library")
func testLibrary() -> UnsafeMutableRawPointer {
  Unmanaged<AnyObject>.passRetained(SwiftTestingLibrary()).toOpaque()
}
