import Dependencies
import Synchronization
import XCTest

/// Counts the tests of XCTest, which run one after the other.
final class XCTestObserver: NSObject, XCTestObservation {
  private struct Identity: Hashable {
    var number: Int
  }

  private struct State {
    var started = 0
    var isRunning = false
  }

  private static let state = Mutex(State())

  static func install() {
    XCTestObservationCenter.shared.addTestObserver(XCTestObserver())
  }

  /// The test that runs; `nil` between tests, and when XCTest runs none.
  static var currentTest: AnyHashable? {
    state.withLock { $0.isRunning ? AnyHashable(Identity(number: $0.started)) : nil }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    Self.state.withLock { state in
      state.started += 1
      state.isRunning = true
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let finished = Self.state.withLock { state in
      state.isRunning = false
      return state.started
    }
    TestObservation.testDidFinish(AnyHashable(Identity(number: finished)))
  }
}
