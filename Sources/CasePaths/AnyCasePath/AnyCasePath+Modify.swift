internal import IssueReporting

extension AnyCasePath {
  /// Changes the value at this path in place.
  ///
  /// The value is moved out of the root while it is changed and moved back afterwards, so that an array in it is not copied because
  /// the root still holds it, too. If `yield` throws, the changes that it made so far are kept.
  ///
  /// If the root is of another case, an issue is reported and the root stays as it is.
  ///
  /// - Parameters:
  ///   - root: The root to look into.
  ///   - yield: Changes the value.
  ///   - fileID: The source `#fileID` of the issue.
  ///   - filePath: The source `#filePath` of the issue.
  ///   - line: The source `#line` of the issue.
  ///   - column: The source `#column` of the issue.
  /// - Returns: What `yield` returned, or `nil` if it was not called.
  /// - Throws: What `yield` throws.
  @discardableResult
  public func modify<Result>(
    _ root: inout Root,
    yield: (inout Value) throws -> Result,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> Result? {
    guard var value = extract(from: root) else {
      reportIssue(
        unrelatedCaseMessage(actual: root, wanted: Value.self),
        fileID: fileID, filePath: filePath, line: line, column: column
      )
      return nil
    }
    release(&root)
    defer { restore(&root, from: value) }
    return try yield(&value)
  }

  /// Changes the value at this path in place, if the root is of its case.
  ///
  /// - Returns: Whether `yield` was called.
  package func modifyIfPresent(_ root: inout Root, _ yield: (inout Value) -> Void) -> Bool {
    guard var value = extract(from: root) else { return false }
    release(&root)
    defer { restore(&root, from: value) }
    yield(&value)
    return true
  }

  /// Destroys a root whose value was just extracted, so that the extracted value is the only one left.
  ///
  /// The root's memory is uninitialized afterwards. That is sound because the caller has exclusive access to it and ends that state with
  /// `restore(_:from:)` on every way out, so that nothing reads or destroys the memory in between.
  func release(_ root: inout Root) {
    withUnsafeMutablePointer(to: &root) { pointer in
      _ = pointer.deinitialize(count: 1)
    }
  }

  /// Fills the memory that `release(_:)` left behind.
  func restore(_ root: inout Root, from value: Value) {
    let restored = embed(value)
    withUnsafeMutablePointer(to: &root) { $0.initialize(to: restored) }
  }
}
