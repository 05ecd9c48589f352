public import CasePaths
import OrderedCollections

extension StackState {
  /// The associated value of the element with an id, if the element is of a case; `nil` if it is of another one or not on the stack.
  ///
  /// ```swift
  /// state.path[id: id, case: \.detail]?.standup.meetings.insert(meeting, at: 0)
  /// ```
  ///
  /// The value is changed in place. Assigning `nil` removes the element. A change that finds no value to change, because the element is of another case or
  /// is not on the stack, is reported as an issue and changes nothing.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - path: The path of a case.
  ///   - fileID: The source `#fileID` of the issue.
  ///   - filePath: The source `#filePath` of the issue.
  ///   - line: The source `#line` of the issue.
  ///   - column: The source `#column` of the issue.
  /// - Complexity: O(1) on average; removing is O(*n*) in the number of elements.
  public subscript<Value>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Value>,
    fileID fileID: _SourceText = #fileID,
    filePath filePath: _SourceText = #filePath,
    line line: _SourceNumber = #line,
    column column: _SourceNumber = #column
  ) -> Value? where Element: CasePathable {
    get { storage[id].flatMap(AnyCasePath(path).extract(from:)) }
    _modify { yield &self[id, AnyCasePath(path), SourceLocation(fileID, filePath, line, column)] }
  }

  /// The associated value of the element with an id, if the element is of a case, for a path that was made with the prefix operator:
  /// `state.path[id: id, case: /Path.State.detail]`.
  ///
  /// It reads and writes like the subscript that takes a case key path.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - path: The path of a case.
  ///   - fileID: The source `#fileID` of the issue.
  ///   - filePath: The source `#filePath` of the issue.
  ///   - line: The source `#line` of the issue.
  ///   - column: The source `#column` of the issue.
  /// - Complexity: O(1) on average; removing is O(*n*) in the number of elements.
  public subscript<Value>(
    id id: StackElementID,
    case path: AnyCasePath<Element, Value>,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Value? {
    get { storage[id].flatMap(path.extract(from:)) }
    _modify { yield &self[id, path, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)] }
  }

  private subscript<Value>(id: StackElementID, path: AnyCasePath<Element, Value>, location: SourceLocation) -> Value? {
    get { storage[id].flatMap(path.extract(from:)) }
    _modify {
      guard storage.index(forKey: id) != nil else {
        var missing: Value?
        defer { reportIssue(missingElementMessage(id, ids: ids), at: location) }
        yield &missing
        return
      }
      yield &storage[id][extracting: path, reportingAt: location]
    }
  }
}
