import ComposableCore

extension TestStore {
  /// Checks something after every action, of the test and of effects, from now on.
  ///
  /// ```swift
  /// store.invariant("results belong to the query") { $0.results.isEmpty || $0.resultsQuery == $0.query }
  /// ```
  ///
  /// What must hold in every order belongs here when a test is explored under many orders. It is reported once.
  ///
  /// - Parameters:
  ///   - description: What must hold, in words.
  ///   - holds: Whether it does.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func invariant(
    _ description: String,
    _ holds: @escaping (_ state: State) -> Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    journal.invariants.append(.init(description: description, location: location, holds: holds))
  }
}
