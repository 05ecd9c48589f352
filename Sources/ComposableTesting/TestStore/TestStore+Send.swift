public import CasePaths
import ComposableCore
import Schedules

extension TestStore {
  /// Sends an action as a user would, and checks how the state changes.
  ///
  /// Processes the action, lets the effects go on until they wait for something, and then compares the state right after the action. Actions that effects sent meanwhile
  /// wait to be received.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  /// - Returns: The effects that followed, to cancel or to wait for.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return process(action, updateStateToExpectedResult, location)
  }

  /// Sends an action as a user would, in a test that is not asynchronous.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  /// - Returns: The effects that followed.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> TestStoreTask {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return process(action, updateStateToExpectedResult, location)
  }

  /// Sends the action of a case without a payload: `send(\.view.refreshButtonTapped)`.
  ///
  /// - Parameters:
  ///   - action: The case.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  /// - Returns: The effects that followed.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return process(action(), updateStateToExpectedResult, location)
  }

  /// Sends the action of a case with its payload: `send(\.view.nameChanged, "Blob")`.
  ///
  /// - Parameters:
  ///   - action: The case.
  ///   - value: Its payload.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  /// - Returns: The effects that followed.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return process(action(value), updateStateToExpectedResult, location)
  }

  /// Sends an action, lets effects go on, and compares the state right after the action.
  func process(_ action: Action, _ update: ((inout State) throws -> Void)?, _ location: SourceLocation) -> TestStoreTask {
    handleReceivedActions(location)
    journal.sent = nil
    let task = location.attributed { schedule.step { store.send(action) } }
    // The journal has the state right after this action; what effects sent since then is still to be received.
    let step = journal.sent
    journal.sent = nil
    settle(location)
    if let step { check(step, against: update, location) }
    return TestStoreTask(task, of: self)
  }

  private func handleReceivedActions(_ location: SourceLocation) {
    guard !journal.received.isEmpty else { return }
    switch exhaustivity {
    case .on:
      location.report(
        """
        Must handle \(journal.received.count) received action(s) before sending an action:

        \(list(journal.received.map(\.action)))
        """
      )
    case .off: skip(journal.received.count, location)
    }
  }
}
