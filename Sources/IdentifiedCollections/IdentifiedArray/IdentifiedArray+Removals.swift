public import OrderedCollections

extension IdentifiedArray {
  /// Removes the element at a position.
  ///
  /// - Returns: The element.
  /// - Complexity: O(*n*); O(1) on average if it is the last.
  @inlinable
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    storedIDs.remove(at: position)
    stampMembership()
    return storedElements.remove(at: position)
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to keep the memory for elements to come.
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    storedIDs.removeAll(keepingCapacity: keepCapacity)
    storedElements.removeAll(keepingCapacity: keepCapacity)
    stampMembership()
  }

  /// Removes the elements for which a predicate holds.
  ///
  /// - Parameter shouldBeRemoved: The predicate; called once per element, in order.
  /// - Throws: What the predicate throws; the array is then unchanged.
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let kept = try indices.filter { try !shouldBeRemoved(storedElements[$0]) }
    if kept.count < count { arrange(kept) }
  }

  /// Removes the first element.
  ///
  /// - Returns: The element.
  /// - Precondition: The array is not empty.
  /// - Complexity: O(*n*).
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: 0)
  }

  /// Removes a number of elements from the start.
  ///
  /// - Precondition: There are as many.
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func removeFirst(_ count: Int) {
    removeSubrange(0..<count)
  }

  /// Removes the last element.
  ///
  /// - Returns: The element.
  /// - Precondition: The array is not empty.
  /// - Complexity: O(1) on average.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    storedIDs.removeLast()
    stampMembership()
    return storedElements.removeLast()
  }

  /// Removes a number of elements from the end.
  ///
  /// - Precondition: There are as many.
  /// - Complexity: O(`count`) on average.
  @inlinable
  public mutating func removeLast(_ count: Int) {
    storedIDs.removeLast(count)
    storedElements.removeLast(count)
    stampMembership()
  }

  /// Removes the elements of a range of positions.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    storedIDs.removeSubrange(bounds)
    storedElements.removeSubrange(bounds)
    stampMembership()
  }

  /// Removes the elements of a range of positions.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }

  /// An array of the elements for which a predicate holds.
  ///
  /// - Throws: What the predicate throws.
  /// - Complexity: O(*n*).
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    let kept = try indices.filter { try isIncluded(storedElements[$0]) }
    if kept.count < count { result.arrange(kept) }
    return result
  }

  /// Keeps the elements at some positions, in the order given.
  ///
  /// - Parameter positions: Positions of this array, each at most once.
  @inlinable
  mutating func arrange(_ positions: [Int]) {
    storedIDs = OrderedSet(uncheckedUniqueElements: positions.map { storedIDs[$0] })
    storedElements = positions.map { storedElements[$0] }
    stampMembership()
  }
}
