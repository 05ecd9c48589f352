internal import IssueReporting

extension CasePathable {
  /// Tells whether this value is of a case.
  ///
  /// - Parameter path: The path of a case, of this enum or of one nested in it.
  /// - Returns: Whether there is a value at `path`.
  public func `is`<Value>(_ path: CaseKeyPath<Self, Value>) -> Bool {
    Self.allCasePaths[keyPath: path].extract(from: self) != nil
  }

  /// Tells whether this value is of a case, for a path whose associated value's type is not known.
  ///
  /// - Parameter path: The path of a case.
  /// - Returns: Whether there is a value at `path`.
  @_disfavoredOverload
  public func `is`(_ path: PartialCaseKeyPath<Self>) -> Bool {
    (Self.allCasePaths[keyPath: path] as? any CaseMatching)?.matches(self) ?? false
  }

  /// Changes the associated value of a case in place.
  ///
  /// If this value is of another case, an issue is reported that names it, and nothing changes.
  ///
  /// ```swift
  /// destination.modify(\.detail) { $0.title.append("!") }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of a case.
  ///   - yield: Changes the associated value.
  ///   - fileID: The source `#fileID` of the issue.
  ///   - filePath: The source `#filePath` of the issue.
  ///   - line: The source `#line` of the issue.
  ///   - column: The source `#column` of the issue.
  /// - Throws: What `yield` throws; the changes made so far are kept.
  public mutating func modify<Value>(
    _ path: CaseKeyPath<Self, Value>,
    yield: (inout Value) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows {
    try Self.allCasePaths[keyPath: path]
      .modify(&self, yield: yield, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The associated value of a case, or `nil` if this value is of another case.
  ///
  /// Assigning a value makes this enum a value of that case, whichever it was before. An optional chain changes the associated value,
  /// and does nothing where there is none:
  ///
  /// ```swift
  /// destination[case: \.detail]?.title = "Design"
  /// ```
  ///
  /// Assigning `nil` while there is a value at the path cannot be carried out, for nothing says which case to change to: it reports an
  /// issue and changes nothing.
  ///
  /// The chain works on a copy of the associated value, so a collection in it that is not shared is copied once. Where that matters, use
  /// ``modify(_:yield:fileID:filePath:line:column:)``, which works in place.
  ///
  /// - Parameters:
  ///   - path: The path of a case.
  ///   - fileID: The source `#fileID` of the issue.
  ///   - filePath: The source `#filePath` of the issue.
  ///   - line: The source `#line` of the issue.
  ///   - column: The source `#column` of the issue.
  public subscript<Value>(
    case path: CaseKeyPath<Self, Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Value? {
    get { Self.allCasePaths[keyPath: path].extract(from: self) }
    set {
      let casePath = Self.allCasePaths[keyPath: path]
      if let newValue {
        self = casePath.embed(newValue)
      } else if casePath.extract(from: self) != nil {
        reportIssue(
          removedValueMessage(actual: self),
          fileID: fileID, filePath: filePath, line: line, column: column
        )
      }
    }
  }

  /// The associated value of a case as a property of the enum, for an enum that is marked `@dynamicMemberLookup`:
  /// `destination.detail?.title`.
  ///
  /// It reads and writes like ``subscript(case:fileID:filePath:line:column:)``.
  ///
  /// - Parameter path: The path of a case.
  public subscript<Value>(dynamicMember path: CaseKeyPath<Self, Value>) -> Value? {
    get { self[case: path] }
    set { self[case: path] = newValue }
  }
}
