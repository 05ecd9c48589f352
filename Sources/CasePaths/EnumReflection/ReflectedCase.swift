internal import IssueReporting

/// Finds a case's associated value by what the runtime knows of the enum, for a case of which only the constructor is known.
///
/// The constructor says nothing about which case it builds. So a root is taken apart only if its case declares an associated value of
/// exactly the type `Value`, and the value counts as found only if the constructor builds the same case from it: cases of the same type are
/// told apart, and memory is never read as a type that it does not hold.
struct ReflectedCase<Root, Value>: Sendable {
  private let embed: @Sendable (Value) -> Root
  private let readers: [UInt32: PayloadReader<Value>]

  /// Looks the enum's cases up.
  ///
  /// An issue is reported if no case of the enum can be found by the constructor; nothing is ever extracted then.
  ///
  /// - Parameter embed: The constructor of a case.
  /// - Complexity: O(*n*) in the number of the enum's cases the first time, a look-up in a table afterwards.
  init(embed: @escaping @Sendable (Value) -> Root) {
    self.embed = embed
    switch PayloadReaders<Root, Value>.all {
    case .success(let readers):
      self.readers = readers
    case .failure(let problem):
      self.readers = [:]
      reportIssue(problem.message)
    }
  }

  /// Gets the associated value out of a root.
  ///
  /// - Parameter root: The root to look into.
  /// - Returns: The associated value, or `nil` if the root is of another case.
  func extract(from root: Root) -> Value? {
    guard let metadata = EnumMetadata(Root.self) else { return nil }
    let tag = withUnsafePointer(to: root) { metadata.tag(of: $0) }
    guard let reader = readers[tag] else { return nil }
    let value = reader.read(root, tag: tag, metadata: metadata)
    let isSameCase = withUnsafePointer(to: embed(value)) { metadata.tag(of: $0) == tag }
    return isSameCase ? value : nil
  }
}
