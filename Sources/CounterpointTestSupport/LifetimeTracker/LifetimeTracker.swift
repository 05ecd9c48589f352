import IssueReporting
import Synchronization

/// Counts the instances that a test hands out, to prove that every one of them has been released.
///
/// ```swift
/// let tracker = LifetimeTracker()
/// do {
///   let store = Store(initialState: tracker.track("state"))
///   await store.send(.close)
/// }
/// tracker.expectNoLeaks()
/// ```
///
/// Instances may be made and released on any thread. ``liveCount`` is exact at each moment, so a test can also assert *when*
/// something is released, not only that it is.
public final class LifetimeTracker: Sendable {
  private struct State {
    var createdCount = 0
    var live: [Int: Origin] = [:]
  }

  private struct Origin {
    var description: String
    var fileID: StaticString
    var line: UInt
  }

  private let state = Mutex(State())

  /// Makes a tracker without instances.
  public init() {}

  /// How many instances are alive at this moment.
  public var liveCount: Int {
    state.withLock { $0.live.count }
  }

  /// How many instances have been made so far.
  public var createdCount: Int {
    state.withLock { $0.createdCount }
  }

  /// Makes an instance that is counted until it is released.
  ///
  /// - Parameters:
  ///   - payload: What the instance carries.
  ///   - fileID: Where it is made; shown when it leaks.
  ///   - line: Where it is made; shown when it leaks.
  /// - Returns: A new instance.
  /// - Complexity: O(1), apart from describing the payload.
  public func track<Payload>(_ payload: Payload, fileID: StaticString = #fileID, line: UInt = #line) -> LifetimeTracked<Payload> {
    let origin = Origin(description: "\(payload)", fileID: fileID, line: line)
    let serialNumber = state.withLock { state in
      state.createdCount += 1
      state.live[state.createdCount] = origin
      return state.createdCount
    }
    return LifetimeTracked(payload: payload, serialNumber: serialNumber, tracker: self)
  }

  /// Reports an issue that lists every instance that is still alive, with the place where it was made.
  ///
  /// - Complexity: O(*n* log *n*) in the number of instances that are alive.
  public func expectNoLeaks(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let live = state.withLock { $0.live.sorted { $0.key < $1.key } }
    guard !live.isEmpty else { return }
    let list = live.map { number, origin in
      "  #\(number) '\(origin.description)', made at \(origin.fileID):\(origin.line)"
    }
    reportIssue(
      """
      \(live.count) of \(createdCount) tracked instances have not been released:

      \(list.joined(separator: "\n"))

      Something still holds them: a reference cycle, a task that is still running, or a variable of the test that is still in scope.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  func release(_ serialNumber: Int) {
    state.withLock { _ = $0.live.removeValue(forKey: serialNumber) }
  }
}
