import ComposableCore

extension TestStore {
  /// Checks the current state, without an action.
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// await store.send(.loginButtonTapped)
  /// await store.skipReceivedActions()
  /// store.assert {
  ///   $0.selectedTab = .home
  ///   #expect($0.path.count == 1)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - updateStateToExpectedResult: Writes what is expected; what it does not write is as it is. It may run more than once. What it throws is reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var expected = state
    do {
      try expect(updateStateToExpectedResult, &expected, journal.elementIDs)
    } catch {
      return location.report("Threw error: \(error)")
    }
    guard !areStatesEqual(expected, state) else { return }
    location.report("A state change does not match expectation: …\n\n\(difference(expected, state))\n\n(Expected: −, Actual: +)")
  }
}
