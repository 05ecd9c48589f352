public import CasePaths
import ComposableCore

extension TestStore {
  /// Takes the next action that an effect has sent, and checks its case, whatever its payload is.
  ///
  /// - Parameters:
  ///   - actionCase: The case; its payload may be any.
  ///   - timeout: How long work may take, in real time, that left the schedule. By default it is not waited for.
  ///   - within: The same, by another name.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout: Duration? = nil,
    within: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(
      ActionPattern(Action.allCasePaths[keyPath: actionCase]), allowance(timeout, within),
      updateStateToExpectedResult, location)
  }

  /// Takes the next action that an effect has sent, and checks its case and payload.
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - value: The payload to expect.
  ///   - timeout: How long work may take, in real time, that left the schedule. By default it is not waited for.
  ///   - within: The same, by another name.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    within: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(
      ActionPattern(Action.allCasePaths[keyPath: actionCase], value), allowance(timeout, within), updateStateToExpectedResult, location)
  }

  /// Takes the next action that an effect has sent, and checks its case by a path, such as `/Action.response`.
  ///
  /// - Parameters:
  ///   - actionCase: The case; its payload may be any.
  ///   - timeout: How long work may take, in real time, that left the schedule. By default it is not waited for.
  ///   - within: The same, by another name.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout: Duration? = nil,
    within: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(
      ActionPattern(actionCase), allowance(timeout, within), updateStateToExpectedResult,
      location)
  }
}
