public import CasePaths

extension PresentationState {
  /// The associated value of the presented state, if the state is of a case; `nil` if it is of another one or nothing is presented.
  ///
  /// ```swift
  /// state.$destination[case: \.edit]?.standup.title = "Design"
  /// ```
  ///
  /// The value is changed in place. Assigning `nil` dismisses. A change that finds no value to change, because the state is of another case or nothing is
  /// presented, is reported as an issue and changes nothing.
  ///
  /// - Parameters:
  ///   - path: The path of a case.
  ///   - fileID: The source `#fileID` of the issue.
  ///   - filePath: The source `#filePath` of the issue.
  ///   - line: The source `#line` of the issue.
  ///   - column: The source `#column` of the issue.
  public subscript<Value>(
    case path: CaseKeyPath<State, Value>,
    fileID fileID: _SourceText = #fileID,
    filePath filePath: _SourceText = #filePath,
    line line: _SourceNumber = #line,
    column column: _SourceNumber = #column
  ) -> Value? where State: CasePathable {
    get { wrappedValue.flatMap(AnyCasePath(path).extract(from:)) }
    _modify {
      yield &wrappedValue[extracting: AnyCasePath(path), reportingAt: SourceLocation(fileID, filePath, line, column)]
    }
  }

  /// The associated value of the presented state, if the state is of a case, for a path that was made with the prefix operator:
  /// `state.$destination[case: /Destination.State.edit]`.
  ///
  /// It reads and writes like the subscript that takes a case key path.
  ///
  /// - Parameters:
  ///   - path: The path of a case.
  ///   - fileID: The source `#fileID` of the issue.
  ///   - filePath: The source `#filePath` of the issue.
  ///   - line: The source `#line` of the issue.
  ///   - column: The source `#column` of the issue.
  public subscript<Value>(
    case path: AnyCasePath<State, Value>,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Value? {
    get { wrappedValue.flatMap(path.extract(from:)) }
    _modify {
      yield &wrappedValue[
        extracting: path, reportingAt: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      ]
    }
  }

  /// The presentation of one case of a destination: what makes `\.$destination.edit` a key path for `ifLet`.
  ///
  /// Reading gives a presentation of the associated value, or of nothing if the destination is another one. Assigning a presentation of a value presents
  /// that case; assigning one of nothing dismisses if the case is presented, and leaves another destination alone.
  ///
  /// - Parameter path: The path of a case.
  public subscript<Value>(dynamicMember path: CaseKeyPath<State, Value>) -> PresentationState<Value> where State: CasePathable {
    get { PresentationState<Value>(wrappedValue: self[case: path]) }
    set {
      let path = AnyCasePath(path)
      if let value = newValue.wrappedValue {
        wrappedValue = path.embed(value)
      } else if wrappedValue.flatMap(path.extract(from:)) != nil {
        wrappedValue = nil
      }
    }
    _modify {
      let path = AnyCasePath(path)
      var member = PresentationState<Value>(wrappedValue: wrappedValue.flatMap(path.extract(from:)))
      let isOfCase = member.wrappedValue != nil
      if isOfCase { wrappedValue = nil }
      defer {
        if let value = member.wrappedValue { wrappedValue = path.embed(value) }
      }
      yield &member
    }
  }
}
