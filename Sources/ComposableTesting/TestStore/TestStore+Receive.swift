import ComposableCore
import CustomDump

extension TestStore where Action: Equatable {
  /// Takes the next action that an effect has sent, and checks it and the state right after it.
  ///
  /// Runs the jobs that can run until there is an action. When none comes the failure is immediate and lists the effects in flight.
  ///
  /// - Parameters:
  ///   - expectedAction: The action to expect.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive(
    _ expectedAction: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let (action, state) = nextReceived() else {
      location.report("Expected to receive an action, but received none.\(inFlightDescription)")
      return
    }
    if action != expectedAction {
      let difference = diff(expectedAction, action, format: .proportional).map { $0.indented(by: 4) } ?? "    (no difference can be shown)"
      location.report("Received unexpected action: …\n\n\(difference)\n\n(Expected: −, Received: +)")
    }
    check(state, against: updateStateToExpectedResult, location)
  }
}
