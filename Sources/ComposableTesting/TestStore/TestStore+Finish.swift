import ComposableCore

extension TestStore {
  /// Lets the effects go on to their end, and checks that every effect has ended and every action has been received.
  ///
  /// - Parameters:
  ///   - timeout: How long work may take, in real time, that left the schedule. By default it is not waited for.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    _ = await run(allowance: allowance(timeout), location) { effectsInFlight.isEmpty }
    let leftovers = Leftovers(store: store, journal: journal, schedule: schedule, showsAwaitPoints: showsAwaitPoints)
    if let last = journal.received.last { state = last.state }
    leftovers.report(exhaustivity, location) { "Expected nothing to be left over, but there is \($0)" }
  }

  /// Lets the effects go on to their end, with a timeout in nanoseconds.
  ///
  /// - Parameters:
  ///   - nanoseconds: How long work may take, in real time, that left the schedule.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(timeout: .nanoseconds(Int64(clamping: nanoseconds)), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
