/// The code that uses dependencies for now, as far as whoever runs it can tell: the step of a test, or an effect.
///
/// What has no value in a test reports its use there. The property wrapper that reads a dependency does not know who reads, and a clock not who asks. Unlike a context of
/// IssueReporting it moves no other issue from its place.
package struct UseSite: Sendable {
  @TaskLocal package static var current: UseSite?

  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
