import ComposableCore

extension TestStore {
  /// Takes the action that the test expects next, and checks the state after it.
  func receive(
    _ pattern: ActionPattern<Action>, _ allowance: Duration, _ update: ((inout State) throws -> Void)?, _ location: SourceLocation
  ) async {
    let isSatisfied = await run(allowance: allowance, location) { isReceived(pattern) }
    take(isSatisfied, pattern, update, location)
  }

  /// The same with what effects have sent by now; no job runs.
  func receiveAtOnce(_ pattern: ActionPattern<Action>, _ update: ((inout State) throws -> Void)?, _ location: SourceLocation) {
    take(isReceived(pattern), pattern, update, location)
  }

  /// Whether there is an action to compare: in an exhaustive test the next one, whichever it is, and otherwise one that matches.
  private func isReceived(_ pattern: ActionPattern<Action>) -> Bool {
    switch exhaustivity {
    case .on: !journal.received.isEmpty
    case .off: journal.received.contains { pattern.matches($0.action) }
    }
  }

  private func take(
    _ isReceived: Bool, _ pattern: ActionPattern<Action>, _ update: ((inout State) throws -> Void)?, _ location: SourceLocation
  ) {
    guard isReceived else { return reportMissing(pattern, location) }
    if exhaustivity != .on, let index = journal.received.firstIndex(where: { pattern.matches($0.action) }) { skip(index, location) }
    let step = journal.received.removeFirst()
    if !pattern.matches(step.action) { location.report("Received unexpected action: …\n\n\(pattern.mismatch(step.action))") }
    check(step, against: update, location)
  }

  private func reportMissing(_ pattern: ActionPattern<Action>, _ location: SourceLocation) {
    guard !journal.received.isEmpty else {
      return location.report("Expected to receive an action, but received none.\(inFlightParagraph)")
    }
    location.report(
      """
      Expected to receive an action that did not come: …

      \(pattern.describe())

      Received and not yet asserted:

      \(list(journal.received.map(\.action)))\(inFlightParagraph)
      """
    )
  }
}
