#if Macros
  /// Makes an enum ``CasePathable``: gives it a path for each case.
  ///
  /// ```swift
  /// @CasePathable
  /// enum Destination {
  ///   case detail(Detail)
  ///   case alert(title: String, isUrgent: Bool)
  ///   case settings
  /// }
  /// ```
  ///
  /// | case | key path | associated value |
  /// |---|---|---|
  /// | `settings` | `\.settings` | `Void` |
  /// | `detail(Detail)`, `detail(of: Detail)` | `\.detail` | `Detail` |
  /// | `alert(title: String, isUrgent: Bool)` | `\.alert` | `(title: String, isUrgent: Bool)` |
  ///
  /// What is generated is as accessible as the enum and can also be written by hand; see ``CasePathable`` for how.
  /// Mark the enum `@dynamicMemberLookup`, too, to read its cases as properties: `destination.detail?.title`.
  @attached(
    member,
    names: named(AllCasePaths), named(allCasePaths),
    named(AllCasePathsElement), named(AllCasePathsIterator), named(AllCasePathsRoot)
  )
  @attached(extension, conformances: CasePathable, CasePathIterable)
  public macro CasePathable() = #externalMacro(module: "CounterpointMacros", type: "CasePathableMacro")
#endif
