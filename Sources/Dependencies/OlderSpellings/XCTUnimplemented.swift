import IssueReporting

/// Makes a closure that reports an issue when it is called, and returns a placeholder. The newer name is `unimplemented`.
///
/// ```swift
/// static let unimplemented = Self(
///   finishTask: XCTUnimplemented("\(Self.self).finishTask"),
///   requestAuthorization: XCTUnimplemented("\(Self.self).requestAuthorization", placeholder: .notDetermined)
/// )
/// ```
///
/// - Parameters:
///   - description: What is not implemented, for the report.
///   - placeholder: What the closure returns.
///   - fileID: The source location, for the report.
///   - filePath: The source location, for the report.
///   - function: The function around the call, for the report.
///   - line: The source location, for the report.
///   - column: The source location, for the report.
/// - Returns: A closure of any number of arguments.
public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> sending Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> sending Result {
  unimplemented(
    description(), placeholder: placeholder(), fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

/// Makes a closure that reports an issue when it is called, and throws. The newer name is `unimplemented`.
///
/// - Parameters:
///   - description: What is not implemented, for the report.
///   - fileID: The source location, for the report.
///   - filePath: The source location, for the report.
///   - function: The function around the call, for the report.
///   - line: The source location, for the report.
///   - column: The source location, for the report.
/// - Returns: A closure of any number of arguments.
public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> sending Result {
  unimplemented(description(), fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}
