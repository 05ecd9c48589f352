internal import IssueReporting

/// Recognizes the values of one case without an associated value.
struct ConstantCase<Root>: Sendable {
  // A case without an associated value is nothing but its tag, so it can be shared by any number of threads, whatever `Root` is.
  private nonisolated(unsafe) let value: Root
  private let tag: UInt32?

  /// The value that the case path embeds.
  var root: Root { value }

  /// Reads the case of a value.
  ///
  /// An issue is reported if the value is not an enum's, or is of a case with an associated value.
  ///
  /// - Parameter root: The value.
  init(_ root: Root) {
    value = root
    guard let metadata = EnumMetadata(Root.self) else {
      tag = nil
      reportIssue(
        """
        Can't make a case path of a value of type '\(Root.self)'

        It is not an enum, so nothing will be found by this case path. Write '/Enum.name' with a case of an enum.
        """
      )
      return
    }
    let index = withUnsafePointer(to: root) { metadata.tag(of: $0) }
    if let cases = metadata.cases, cases.indices.contains(Int(index)), cases[Int(index)].hasPayload {
      let name = cases[Int(index)].name
      tag = nil
      reportIssue(
        """
        Can't make a case path of a value of the case '\(name)'

        The case has an associated value, so nothing will be found by this case path. Write the constructor without arguments: \
        '/\(Root.self).\(name)'.
        """
      )
      return
    }
    tag = index
  }

  /// Tells whether a root is of the case.
  ///
  /// - Parameter root: The root to look at.
  /// - Returns: An empty tuple if it is.
  func extract(from root: Root) -> Void? {
    guard let tag, let metadata = EnumMetadata(Root.self) else { return nil }
    return withUnsafePointer(to: root) { metadata.tag(of: $0) == tag } ? () : nil
  }
}
