/// An enum whose case key paths can be iterated, in the order in which the cases are declared.
///
/// ```swift
/// for path in Destination.allCasePaths {
///   print(destination.is(path))
/// }
/// ```
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
