import Synchronization

extension TestClock {
  /// Makes sure that nobody sleeps on this clock.
  ///
  /// Call it where the code under test must have nothing left to wait for. Work that is under way is given the chance to fall asleep or to
  /// end first, as described at ``advance(by:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// await clock.advance(by: .seconds(1))
  /// try await clock.checkSuspension()
  /// ```
  ///
  /// - Throws: ``SuspensionError`` when somebody sleeps; it lists what sleeps until when.
  nonisolated(nonsending) public func checkSuspension() async throws {
    await settle()
    let sleepers = describeSleepers()
    if !sleepers.isEmpty { throw SuspensionError(sleepers: sleepers) }
  }

  /// What sleeps until when, one line each, in the order in which they wake up; without settling anything first.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of sleepers.
  package func describeSleepers() -> [String] {
    let (now, sleepers) = state.withLock { ($0.now, $0.sleepers.inOrder) }
    return sleepers.map { deadline, sleeper in
      let wait = describeWait(until: deadline, now: now)
      return if let taskName = sleeper.taskName { "\(wait) (task \"\(taskName)\")" } else { wait }
    }
  }

  /// What a sleeper waits for, such as `TestClock: sleeping until 2.5 seconds, now 0.5`.
  func describeWait(until deadline: Instant, now: Instant) -> String {
    let deadline = "\(deadline.offset)"
    var now = "\(now.offset)"
    // "until 1.0 seconds, now 0.0" reads better than the unit twice.
    if let unit = deadline.firstIndex(of: " "), now.hasSuffix(deadline[unit...]) {
      now.removeLast(deadline[unit...].count)
    }
    return "TestClock: sleeping until \(deadline), now \(now)"
  }
}
