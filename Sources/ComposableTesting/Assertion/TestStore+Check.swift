import ComposableCore

extension TestStore {
  /// Checks that a step led to the state that the test expects, and adopts the one that it led to.
  ///
  /// - Parameters:
  ///   - step: What was processed.
  ///   - update: Changes the state before into the one expected after; `nil` expects no change.
  ///   - location: Where failures are reported.
  func check(_ step: Journal<State, Action>.Step, against update: ((inout State) throws -> Void)?, _ location: SourceLocation) {
    defer { state = step.state }
    switch exhaustivity {
    case .on: checkAll(step, update, location)
    case .off(let showsSkipped): checkPart(step, update, showsSkipped: showsSkipped, location)
    }
  }

  private func checkAll(_ step: Journal<State, Action>.Step, _ update: ((inout State) throws -> Void)?, _ location: SourceLocation) {
    guard let expected = expected(from: state, step, update, location) else { return }
    guard !areStatesEqual(expected, step.state) else {
      if update != nil, areStatesEqual(expected, state) {
        location.report("Expected state to change, but no change occurred. The trailing closure made no change either: remove it.")
      }
      return
    }
    let heading =
      update == nil ? "State was not expected to change, but a change occurred: …" : "A state change does not match expectation: …"
    location.report("\(heading)\n\n\(difference(expected, step.state))\n\n(Expected: −, Actual: +)")
  }

  /// What the closure writes has to be so already. A change relative to the state before, `$0.count += 1`, counts too.
  private func checkPart(
    _ step: Journal<State, Action>.Step, _ update: ((inout State) throws -> Void)?, showsSkipped: Bool, _ location: SourceLocation
  ) {
    if let update {
      guard let written = expected(from: step.state, step, update, location) else { return }
      if !areStatesEqual(written, step.state) {
        guard let expected = expected(from: state, step, update, location) else { return }
        guard areStatesEqual(expected, step.state) else {
          return location.report(
            "A state change does not match expectation: …\n\n\(difference(written, step.state))\n\n(Expected: −, Actual: +)")
        }
        return
      }
    }
    guard showsSkipped, let described = expected(from: state, step, update, location), !areStatesEqual(described, step.state) else {
      return
    }
    location.mention("Not all changes of the state were asserted: …\n\n\(difference(described, step.state))\n\n(Expected: −, Actual: +)")
  }

  private func expected(
    from state: State, _ step: Journal<State, Action>.Step, _ update: ((inout State) throws -> Void)?, _ location: SourceLocation
  ) -> State? {
    var expected = state
    do {
      if let update { try expect(update, &expected, step.elementIDs) }
      return expected
    } catch {
      location.report("Threw error: \(error)")
      return nil
    }
  }
}
