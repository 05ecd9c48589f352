public import CasePaths
import ComposableCore

extension TestStore where Action: Equatable {
  /// Takes the next action that an effect has sent, and checks it and the state right after it. Fails at once when there is none: nothing runs.
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
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    receiveAtOnce(ActionPattern(expectedAction), updateStateToExpectedResult, location)
  }
}

extension TestStore {
  /// Takes the next action that an effect has sent, and checks by a predicate that it is the expected one. Fails at once when there is none: nothing runs.
  ///
  /// - Parameters:
  ///   - isMatching: Whether an action is the expected one.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    receiveAtOnce(ActionPattern("an action that the predicate holds for", isMatching), updateStateToExpectedResult, location)
  }

  /// Takes the next action that an effect has sent, and checks its case, whatever its payload is. Fails at once when there is none: nothing runs.
  ///
  /// - Parameters:
  ///   - actionCase: The case; its payload may be any.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Action: CasePathable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    receiveAtOnce(ActionPattern(Action.allCasePaths[keyPath: actionCase]), updateStateToExpectedResult, location)
  }

  /// Takes the next action that an effect has sent, and checks its case and payload. Fails at once when there is none: nothing runs.
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - value: The payload to expect.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Action: CasePathable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    receiveAtOnce(ActionPattern(Action.allCasePaths[keyPath: actionCase], value), updateStateToExpectedResult, location)
  }

  /// Takes the next action that an effect has sent, and checks its case by a path, such as `/Action.response`. Fails at once when there is none: nothing runs.
  ///
  /// - Parameters:
  ///   - actionCase: The case; its payload may be any.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    receiveAtOnce(ActionPattern(actionCase), updateStateToExpectedResult, location)
  }
}
