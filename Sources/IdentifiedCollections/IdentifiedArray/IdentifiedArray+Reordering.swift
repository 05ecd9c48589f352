public import OrderedCollections

extension IdentifiedArray {
  /// Exchanges two elements.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public mutating func swapAt(_ first: Int, _ second: Int) {
    storedIDs.swapAt(first, second)
    storedElements.swapAt(first, second)
    stampMembership()
  }

  /// Moves the elements for which a predicate holds behind the others.
  ///
  /// - Returns: The position of the first element for which it holds. The order within the two parts is not kept.
  /// - Throws: What the predicate throws; the array is then unchanged.
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
    var order = Array(indices)
    let pivot = try order.partition { try belongsInSecondPartition(storedElements[$0]) }
    arrange(order)
    return pivot
  }

  /// Reverses the order of the elements.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func reverse() {
    storedIDs.reverse()
    storedElements.reverse()
    stampMembership()
  }

  /// Puts the elements into a random order.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Puts the elements into an order chosen by a generator: the same that `Array.shuffle(using:)` makes of it.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    var order = Array(indices)
    order.shuffle(using: &generator)
    arrange(order)
  }

  /// Sorts the elements. Equal elements keep their order.
  ///
  /// - Throws: What the closure throws; the array is then unchanged.
  /// - Complexity: O(*n* log *n*).
  @inlinable
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    arrange(try indices.sorted { try areInIncreasingOrder(storedElements[$0], storedElements[$1]) })
  }

  /// A sorted array of the elements. Equal elements keep their order.
  ///
  /// - Throws: What the closure throws.
  /// - Complexity: O(*n* log *n*).
  @inlinable
  public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.sort(by: areInIncreasingOrder)
    return result
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements. Equal elements keep their order.
  ///
  /// - Complexity: O(*n* log *n*).
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }

  /// A sorted array of the elements. Equal elements keep their order.
  ///
  /// - Complexity: O(*n* log *n*).
  @inlinable
  public func sorted() -> Self {
    sorted(by: <)
  }
}
