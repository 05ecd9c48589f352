/// Arrays are equal when they have equal elements in the same order. The property that identifies them plays no part.
extension IdentifiedArray: Equatable where Element: Equatable {
  /// Compares the elements in order.
  ///
  /// - Complexity: O(*n*); O(1) if both share their storage.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storedElements == rhs.storedElements
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements in order.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storedElements)
  }
}
