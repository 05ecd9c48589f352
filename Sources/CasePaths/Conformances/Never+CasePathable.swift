extension Never: CasePathable, CasePathIterable {
  /// The case paths of an enum without cases.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The key path of the case that `root` currently is; there is no value to ask for.
    ///
    /// - Parameter root: A value that cannot exist.
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {}

    /// Iterates nothing.
    ///
    /// - Returns: An iterator without elements.
    public func makeIterator() -> EmptyCollection<PartialCaseKeyPath<Never>>.Iterator {
      EmptyCollection().makeIterator()
    }
  }

  /// The case paths of an enum without cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
