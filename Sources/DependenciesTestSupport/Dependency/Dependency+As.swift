public import Dependencies

extension Dependency {
  /// Creates a property that reads a dependency as the type that the test put there.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  /// await clock.advance(by: .seconds(1))
  /// ```
  ///
  /// Reading stops the test when the dependency has another type: there is no value of this type to go on with.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the dependency or to a part of it.
  ///   - type: The type the dependency has in this test.
  ///   - fileID: The file of the declaration, for failure messages.
  ///   - filePath: The path of the file.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init<Base>(
    _ keyPath: any KeyPath<DependencyValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      read: { values in
        let base = values[keyPath: keyPath]
        guard let value = base as? Value else {
          preconditionFailure(
            """
            @Dependency(\(keyPath), as: \(Value.self).self) found a value of type \(Swift.type(of: base as Any)).

            To fix this, override the dependency with a value of type \(Value.self) in this test.
            """,
            file: fileID,
            line: line
          )
        }
        return value
      },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
