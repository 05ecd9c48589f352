import IssueReporting
import OrderedCollections

extension StackState {
  /// Pops the element with an id and all elements above it.
  ///
  /// An id that is not on the stack is reported as an issue.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - fileID: The source `#fileID` of the issue.
  ///   - filePath: The source `#filePath` of the issue.
  ///   - line: The source `#line` of the issue.
  ///   - column: The source `#column` of the issue.
  /// - Returns: Whether there was such an element.
  /// - Complexity: O(*m*) in the number of elements that are popped.
  @discardableResult
  public mutating func pop(
    from id: StackElementID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    guard let index = storage.index(forKey: id) else {
      reportIssue(
        missingPopMessage(id, ids: ids, function: "pop(from:)"), fileID: fileID, filePath: filePath, line: line, column: column
      )
      return false
    }
    storage.removeLast(storage.count - index)
    return true
  }

  /// Pops all elements above the one with an id, which then is on top.
  ///
  /// An id that is not on the stack is reported as an issue.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - fileID: The source `#fileID` of the issue.
  ///   - filePath: The source `#filePath` of the issue.
  ///   - line: The source `#line` of the issue.
  ///   - column: The source `#column` of the issue.
  /// - Returns: Whether there was such an element.
  /// - Complexity: O(*m*) in the number of elements that are popped.
  @discardableResult
  public mutating func pop(
    to id: StackElementID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    guard let index = storage.index(forKey: id) else {
      reportIssue(
        missingPopMessage(id, ids: ids, function: "pop(to:)"), fileID: fileID, filePath: filePath, line: line, column: column
      )
      return false
    }
    storage.removeLast(storage.count - index - 1)
    return true
  }
}
