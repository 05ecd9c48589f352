extension AnyCasePath {
  /// Continues this path with one that starts at its value.
  ///
  /// - Parameter path: A path from this path's value into a deeper one.
  /// - Returns: A path from this path's root to the deeper value.
  public func appending<Member>(path: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    AnyCasePath<Root, Member>(
      embed: { embed(path.embed($0)) },
      extract: { extract(from: $0).flatMap(path.extract(from:)) }
    )
  }

  /// Continues this path into a case of its value: what makes `\.detail.alert` a key path.
  ///
  /// - Parameter keyPath: The path of a case of the value.
  public subscript<Member>(dynamicMember keyPath: CaseKeyPath<Value, Member>) -> AnyCasePath<Root, Member>
  where Value: CasePathable {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }

  /// Continues this path through an optional value into a case of what it wraps: `\.destination.edit` where `destination` holds a
  /// `Destination?`.
  ///
  /// - Parameter keyPath: The path of a case of the wrapped value.
  public subscript<Wrapped: CasePathable, Member>(dynamicMember keyPath: CaseKeyPath<Wrapped, Member>) -> AnyCasePath<Root, Member>
  where Value == Wrapped? {
    appending(path: Optional.allCasePaths.some).appending(path: Wrapped.allCasePaths[keyPath: keyPath])
  }

  /// A path that no value is ever found at.
  public var never: AnyCasePath<Root, Never> {
    AnyCasePath<Root, Never>(embed: absurd, extract: { _ in nil })
  }
}
