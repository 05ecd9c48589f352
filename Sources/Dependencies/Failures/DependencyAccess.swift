/// Where the `@Dependency` property that reads a dependency is declared.
struct DependencyAccess: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
