import IssueReporting

extension TestClock {
  /// Moves the time forward, from deadline to deadline, until nobody sleeps any more.
  ///
  /// The time is then that of the last deadline. Use it for work that ends by itself; a timer that nobody cancels sleeps for ever, so the
  /// run gives up, as an issue that lists the sleepers, once it has taken longer than the timeout in real time. A run of fewer than 1,000
  /// deadlines never gives up, however slow the machine.
  ///
  /// ```swift
  /// model.startCountdown(from: 10)
  /// await clock.run()
  /// #expect(model.count == 0)
  /// ```
  ///
  /// - Parameters:
  ///   - timeout: How much real time the run may take when it does not seem to end.
  ///   - fileID: Where the issue is reported.
  ///   - filePath: Where the issue is reported.
  ///   - line: Where the issue is reported.
  ///   - column: Where the issue is reported.
  nonisolated(nonsending) public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let start = ContinuousClock.now
    var deadlines = 0
    await settle()
    while let due = moveToNextDeadline(through: nil) {
      await wake(due)
      await settle()
      deadlines += 1
      guard deadlines < 1_000 || ContinuousClock.now - start < timeout else { break }
    }
    let sleepers = describeSleepers()
    guard !sleepers.isEmpty else { return }
    reportIssue(
      """
      Expected everyone who sleeps on the clock to finish, but after \(deadlines) deadlines and \(timeout) there is still somebody asleep.
      \(sleepers.map { "\n- \($0)" }.joined())

      A timer without end is the usual reason: cancel it, or move the time by a fixed amount with "advance(by:)". If the work does end, \
      pass a greater "timeout".
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
