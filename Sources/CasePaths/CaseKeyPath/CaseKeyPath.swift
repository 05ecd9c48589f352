/// A key path that names a case of the enum `Root` with the associated value `Value`.
///
/// It leads from an enum's collection of case paths to one of them, and through it on into the enums nested inside:
///
/// ```swift
/// let detail: CaseKeyPath<Destination, Detail> = \.detail
/// let deleteButton = \AppAction.Cases.detail.alert.confirmDelete
/// ```
///
/// The associated value of a case without any is `Void`, of a case with several it is a tuple with the case's labels.
public typealias CaseKeyPath<Root: CasePathable, Value> = KeyPath<Root.AllCasePaths, AnyCasePath<Root, Value>>

/// A case key path whose associated value's type is not known.
public typealias PartialCaseKeyPath<Root: CasePathable> = PartialKeyPath<Root.AllCasePaths>

extension KeyPath {
  /// Builds a value of the enum from the case that this path names and the case's associated value.
  ///
  /// ```swift
  /// let detail: CaseKeyPath<Destination, Detail> = \.detail
  /// detail(Detail(title: "Design"))  // Destination.detail(Detail(title: "Design"))
  /// ```
  ///
  /// - Parameter value: The associated value.
  /// - Returns: The enum's value.
  public func callAsFunction<Enum: CasePathable, AssociatedValue>(_ value: AssociatedValue) -> Enum
  where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, AssociatedValue> {
    Enum.allCasePaths[keyPath: self].embed(value)
  }

  /// Builds the enum's value of the case that this path names, a case without an associated value.
  ///
  /// - Returns: The enum's value.
  public func callAsFunction<Enum: CasePathable>() -> Enum
  where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Void> {
    Enum.allCasePaths[keyPath: self].embed(())
  }
}

/// Matches a value whose case is the one that the path names, whatever its associated value is.
///
/// ```swift
/// switch action {
/// case \.detail.delete: …
/// default: …
/// }
/// ```
///
/// - Parameters:
///   - path: The path of a case.
///   - root: The value to match.
/// - Returns: Whether `root` is of that case.
public func ~= <Enum: CasePathable, AssociatedValue>(
  path: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, AssociatedValue>>,
  root: Enum
) -> Bool {
  root.is(path)
}
