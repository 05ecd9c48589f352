/// A collection of case paths that can tell which of them a given value belongs to.
///
/// The `AllCasePaths` type of an enum with `@CasePathable` conforms to it:
///
/// ```swift
/// let path = Destination.allCasePaths[.settings]
/// path == \Destination.Cases.settings  // true
/// ```
public protocol CasePathReflectable<Root> {
  /// The enum whose cases are described.
  associatedtype Root: CasePathable

  /// The key path of the case that `root` currently is.
  ///
  /// - Parameter root: A value of the enum.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathReflectable {
  /// A path that no value is ever found at, for places that ask for a case key path where no action exists: `\.never`.
  public var never: AnyCasePath<Root, Never> {
    AnyCasePath().never
  }
}

/// Proves that code which holds a value of an uninhabited type is never reached.
func absurd<Result>(_ never: Never) -> Result {}
