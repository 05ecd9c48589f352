import IssueReporting

/// Sets dependencies for the whole process before anything uses them.
///
/// Call it where the program starts, for values that can only be made then:
///
/// ```swift
/// @main struct Standups {
///   static func main() async throws {
///     prepareDependencies {
///       $0.defaultDatabase = try Database(path: path)
///     }
///     …
///   }
/// }
/// ```
///
/// In a test it prepares the test and no other. A dependency that has been used already keeps its value, because part of the program has
/// seen it; an issue says so. So does a context, once anything was made for another one.
///
/// - Parameters:
///   - updateValues: Sets the dependencies.
///   - fileID: The file of the call, for the issue.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Throws: What the closure throws; nothing is prepared then.
/// - Complexity: O(*n*) in the number of dependencies used or prepared so far.
public func prepareDependencies(
  _ updateValues: (inout DependencyValues) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows {
  guard let scope = DependencyValues.current.scope else {
    reportIssue(
      """
      "prepareDependencies" was called in a process that runs tests, from code that belongs to no test: a detached task, or another thread.

      To fix this, prepare the dependencies in the test itself, or carry its dependencies over with "withEscapedDependencies".
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return
  }
  // Looking at a value here, to change a part of it, must not count as its first use: what it makes stays in a scope that is thrown away.
  let draft = DependencyScope()
  _ = draft.prepare(scope.prepared, context: scope.preparedContext)
  var values = DependencyValues(layer: DependencyLayer(scope: draft))
  try updateValues(&values)
  let late = scope.prepare(values.layer.overrides, context: values.layer.context)
  guard late.lateNames.isEmpty, !late.isContextLate else {
    let names = late.lateNames.sorted() + (late.isContextLate ? ["the context"] : [])
    reportIssue(
      """
      "prepareDependencies" comes too late for \(names.joined(separator: ", ")): already in use with another value, which stays.

      To fix this, prepare dependencies before anything reads them, as the first thing the program or the test does. To change one later, \
      for a part of the program, use "withDependencies".
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return
  }
}
