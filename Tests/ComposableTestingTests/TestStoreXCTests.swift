import CasePaths
import Clocks
import ComposableCore
import ComposableTesting
import CounterpointTestSupport
import Dependencies
import IssueReporting
import Synchronization
import XCTest

/// The same interface in XCTest, written as its users write it.
@MainActor
final class TestStoreXCTests: XCTestCase {
  func testNumberFact_HappyPath() async {
    let store = TestStore(initialState: EffectsBasics.State()) { EffectsBasics() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.numberFactButtonTapped) { $0.isNumberFactRequestInFlight = true }
    await store.receive(\.numberFactResponse.success) {
      $0.isNumberFactRequestInFlight = false
      $0.numberFact = "1 is a good number Brent"
      XCTAssertEqual($0.count, 1)
    }
    await store.finish()
  }

  func testTimer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTicked) { $0.seconds = 1 }
    await task.cancel()
  }

  func testSynchronously() {
    let store = TestStore(initialState: EffectsBasics.State()) { EffectsBasics() }
    store.send(.incrementButtonTapped) { $0.count = 1 }
  }

  func testFailuresAreOnTheLineOfTheCall() async {
    let store = TestStore(initialState: EffectsBasics.State()) { EffectsBasics() }
    let reporter = LocationReporter()
    let line = UInt(#line + 2)
    await withIssueReporters([reporter]) {
      await store.receive(\.numberFactResponse)
    }
    XCTAssertEqual(reporter.locations.withLock { $0 }, ["\(#filePath):\(line)"])
  }
}

/// XCTest on Linux cannot expect a failure, so it is looked at on its way there: IssueReporting hands XCTest this file and line.
private final class LocationReporter: IssueReporter {
  let locations = Mutex<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    locations.withLock { $0.append("\(filePath):\(line)") }
  }
}
