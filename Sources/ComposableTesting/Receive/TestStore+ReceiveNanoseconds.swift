public import CasePaths

extension TestStore where Action: Equatable {
  /// Takes the next action that an effect has sent, and checks it and the state right after it.
  ///
  /// - Parameters:
  ///   - expectedAction: The action to expect.
  ///   - nanoseconds: How long work may take, in nanoseconds of real time, that left the schedule.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      expectedAction, timeout: .nanoseconds(Int64(clamping: nanoseconds)), assert: updateStateToExpectedResult, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

extension TestStore {
  /// Takes the next action that an effect has sent, and checks by a predicate that it is the expected one.
  ///
  /// - Parameters:
  ///   - isMatching: Whether an action is the expected one.
  ///   - nanoseconds: How long work may take, in nanoseconds of real time, that left the schedule.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      isMatching, timeout: .nanoseconds(Int64(clamping: nanoseconds)), assert: updateStateToExpectedResult, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Takes the next action that an effect has sent, and checks its case, whatever its payload is.
  ///
  /// - Parameters:
  ///   - actionCase: The case; its payload may be any.
  ///   - nanoseconds: How long work may take, in nanoseconds of real time, that left the schedule.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      actionCase, timeout: .nanoseconds(Int64(clamping: nanoseconds)), assert: updateStateToExpectedResult, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Takes the next action that an effect has sent, and checks its case and payload.
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - value: The payload to expect.
  ///   - nanoseconds: How long work may take, in nanoseconds of real time, that left the schedule.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      actionCase, value, timeout: .nanoseconds(Int64(clamping: nanoseconds)), assert: updateStateToExpectedResult, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Takes the next action that an effect has sent, and checks its case by a path, such as `/Action.response`.
  ///
  /// - Parameters:
  ///   - actionCase: The case; its payload may be any.
  ///   - nanoseconds: How long work may take, in nanoseconds of real time, that left the schedule.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase, timeout: .nanoseconds(Int64(clamping: nanoseconds)), assert: updateStateToExpectedResult, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
