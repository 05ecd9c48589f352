import IssueReporting
import Synchronization

/// How the running test is told, which only a library that links the testing frameworks knows exactly.
///
/// `DependenciesTestSupport` installs itself here when the process starts. Without it tests of Swift Testing are still told apart (not the
/// cases of a parameterized one), and tests of XCTest have no scope: their defaults are made anew for every reading.
package enum TestObservation {
  private static let source = Mutex<(@Sendable () -> AnyHashable?)?>(nil)

  /// Installs what tells the identity of the running test, or `nil` in code that belongs to no test.
  package static func install(_ currentTest: @escaping @Sendable () -> AnyHashable?) {
    source.withLock { $0 = currentTest }
  }

  /// Lets go of everything that was kept for a test.
  package static func testDidFinish(_ test: AnyHashable) {
    TestScopes.shared.remove(test)
  }

  static var currentTest: AnyHashable? {
    if let source = source.withLock({ $0 }) { return source() }
    guard case .swiftTesting(let testing?) = TestContext.current else { return nil }
    return testing.test.id.rawValue
  }
}
