/// Runs a test body with a tracker, and reports an issue for each instance that outlives the body.
///
/// ```swift
/// withLifetimeTracking { tracker in
///   var rows = [tracker.track(1), tracker.track(2)]
///   rows.removeAll()
///   #expect(tracker.liveCount == 0)
/// }
/// ```
///
/// - Parameter body: The code to watch. What it makes with the tracker has to be gone when it returns.
/// - Returns: What the body returns.
/// - Throws: What the body throws. Leaks are reported in this case as well.
public func withLifetimeTracking<Result, Failure: Error>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: (LifetimeTracker) throws(Failure) -> Result
) throws(Failure) -> Result {
  let tracker = LifetimeTracker()
  defer { tracker.expectNoLeaks(fileID: fileID, filePath: filePath, line: line, column: column) }
  return try body(tracker)
}

/// Runs an asynchronous test body with a tracker, and reports an issue for each instance that outlives the body.
///
/// - Parameter body: The code to watch, on the caller's actor. What it makes with the tracker has to be gone when it returns.
/// - Returns: What the body returns.
/// - Throws: What the body throws. Leaks are reported in this case as well.
public nonisolated(nonsending) func withLifetimeTracking<Result, Failure: Error>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: nonisolated(nonsending) (LifetimeTracker) async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let tracker = LifetimeTracker()
  defer { tracker.expectNoLeaks(fileID: fileID, filePath: filePath, line: line, column: column) }
  return try await body(tracker)
}
