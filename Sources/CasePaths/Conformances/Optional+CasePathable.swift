internal import IssueReporting

extension Optional: CasePathable, CasePathIterable {
  /// The case paths of an optional value.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The path of an absent value.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(embed: { nil }, extract: { $0 == nil ? () : nil })
    }

    /// The path of the wrapped value.
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(embed: { $0 }, extract: { $0 })
    }

    /// The key path of the case that `root` currently is.
    ///
    /// - Parameter root: An optional value.
    public subscript(root: Wrapped?) -> PartialCaseKeyPath<Wrapped?> {
      root == nil ? \.none : \.some
    }

    /// Iterates the key paths of both cases.
    ///
    /// - Returns: An iterator of `none` and `some`.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Wrapped?>]> {
      [\.none, \.some].makeIterator()
    }
  }

  /// The case paths of an optional value.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Optional where Wrapped: CasePathable {
  /// Tells whether there is a wrapped value and it is of a case.
  ///
  /// - Parameter path: The path of a case of the wrapped enum.
  /// - Returns: Whether there is a value at `path`.
  public func `is`<Value>(_ path: CaseKeyPath<Wrapped, Value>) -> Bool {
    map { $0.is(path) } ?? false
  }

  /// Tells whether there is a wrapped value and it is of a case, for a path whose associated value's type is not known.
  ///
  /// - Parameter path: The path of a case of the wrapped enum.
  /// - Returns: Whether there is a value at `path`.
  @_disfavoredOverload
  public func `is`(_ path: PartialCaseKeyPath<Wrapped>) -> Bool {
    map { $0.is(path) } ?? false
  }

  /// Changes the associated value of a case of the wrapped enum in place.
  ///
  /// If there is no wrapped value or it is of another case, an issue is reported that names it, and nothing changes.
  ///
  /// - Parameters:
  ///   - path: The path of a case of the wrapped enum.
  ///   - yield: Changes the associated value.
  ///   - fileID: The source `#fileID` of the issue.
  ///   - filePath: The source `#filePath` of the issue.
  ///   - line: The source `#line` of the issue.
  ///   - column: The source `#column` of the issue.
  /// - Throws: What `yield` throws; the changes made so far are kept.
  public mutating func modify<Value>(
    _ path: CaseKeyPath<Wrapped, Value>,
    yield: (inout Value) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows {
    try Self.allCasePaths.some.appending(path: AnyCasePath(path))
      .modify(&self, yield: yield, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
