/// A case path of which neither type is known, as it comes out of a ``PartialCaseKeyPath``.
protocol CaseMatching {
  /// Tells whether there is a value at the path.
  ///
  /// - Parameter root: A value of the path's root type; a value of another type never matches.
  func matches(_ root: Any) -> Bool
}

extension AnyCasePath: CaseMatching {
  func matches(_ root: Any) -> Bool {
    guard let root = root as? Root else { return false }
    return extract(from: root) != nil
  }
}
