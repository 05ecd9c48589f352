import ComposableCore

extension TestStore where Action: Equatable {
  /// Takes the next action that an effect has sent, and checks it and the state right after it.
  ///
  /// Runs the jobs that can run, and releases ticks, until there is an action. When none comes the failure is immediate and lists the effects in flight. With
  /// ``TestStore/exhaustivity`` off, actions before the first one that matches are skipped.
  ///
  /// - Parameters:
  ///   - expectedAction: The action to expect.
  ///   - timeout: How long work may take, in real time, that left the schedule. By default it is not waited for.
  ///   - within: The same, by another name.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive(
    _ expectedAction: Action,
    timeout: Duration? = nil,
    within: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(ActionPattern(expectedAction), allowance(timeout, within), updateStateToExpectedResult, location)
  }
}

extension TestStore {
  /// Takes the next action that an effect has sent, and checks by a predicate that it is the expected one.
  ///
  /// - Parameters:
  ///   - isMatching: Whether an action is the expected one.
  ///   - timeout: How long work may take, in real time, that left the schedule. By default it is not waited for.
  ///   - within: The same, by another name.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
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
      ActionPattern("an action that the predicate holds for", isMatching), allowance(timeout, within), updateStateToExpectedResult, location
    )
  }
}

extension TestStore {
  /// Not available: the action is not Equatable.
  @available(
    *, unavailable,
    message: "The action is not Equatable. Make it so, or receive it by its case, 'receive(\\.response)', or by a predicate."
  )
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    // No call of it compiles.
    fatalError()
  }
}
