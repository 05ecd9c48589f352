import Dependencies
import DependenciesTestSupport
import XCTest

/// Tests of XCTest run one after the other in one process: each must have defaults of its own, in whatever order they run.
final class XCTestIsolationTests: XCTestCase {
  private nonisolated(unsafe) static var tokens: [Token] = []  // Only touched by the tests of this class, one after the other.

  func testFirst() { checkTokenIsOwn() }
  func testSecond() { checkTokenIsOwn() }
  func testThird() async { checkTokenIsOwn() }

  private func checkTokenIsOwn() {
    @Dependency(\.token) var token
    @Dependency(\.token) var same
    XCTAssertTrue(token === same)
    XCTAssertFalse(Self.tokens.contains { $0 === token })
    Self.tokens.append(token)
  }
}
