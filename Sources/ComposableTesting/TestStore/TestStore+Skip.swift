import ComposableCore
import Schedules

extension TestStore {
  /// Drops the actions that effects have sent and the test has not received; ``state`` is then the state after them.
  ///
  /// - Parameters:
  ///   - strict: Whether it fails the test when there is no such action.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let isSatisfied = await run(allowance: allowance(nil), location) { !journal.received.isEmpty }
    guard isSatisfied || !strict else {
      return location.report("Expected received actions to skip, but there is none.\(inFlightParagraph)")
    }
    skip(journal.received.count, location)
  }

  /// Cancels the effects in flight. Nothing that they send arrives any more, and they are not left over at the end of the test.
  ///
  /// - Parameters:
  ///   - strict: Whether it fails the test when no effect is in flight.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    // One that never waits is no failure here: it ends now.
    _ = journal.issues.collect { schedule.settle() }
    let effects = effectsInFlight
    guard !effects.isEmpty else {
      if strict { location.report("Expected effects in flight to skip, but there is none.") }
      return
    }
    if case .off(showSkippedAssertions: true) = exhaustivity {
      location.mention("Skipped \(counted(effects.count, "effect")) in flight:\n\n\(report(on: effects).lines)")
    }
    schedule.step { store.cancelEffects() }
    settle(location)
  }

  /// Takes actions from the front of those to be received, and adopts the state after them.
  func skip(_ count: Int, _ location: SourceLocation) {
    guard count > 0 else { return }
    let skipped = journal.received.prefix(count)
    state = skipped[count - 1].state
    journal.received.removeFirst(count)
    guard case .off(showSkippedAssertions: true) = exhaustivity else { return }
    location.mention("Skipped \(counted(count, "received action")):\n\n\(list(skipped.map(\.action)))")
  }
}
