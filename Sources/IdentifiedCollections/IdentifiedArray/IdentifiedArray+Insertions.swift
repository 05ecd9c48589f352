public import OrderedCollections

extension IdentifiedArray {
  /// Appends an element, unless its id is taken.
  ///
  /// - Returns: Whether it was appended, and the position of the element with this id.
  /// - Complexity: Amortised O(1) on average.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    let result = storedIDs.append(identity(element))
    if result.inserted {
      storedElements.append(element)
      stampMembership()
    }
    return result
  }

  /// Appends elements.
  ///
  /// - Parameter elements: Elements with ids that are not taken. The others are skipped, and an issue is reported that names them.
  /// - Complexity: Amortised O(*m*) on average, *m* being the number of elements to append.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    append(elements, operation: "append(contentsOf:)")
  }

  /// Inserts an element at a position, unless its id is taken.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - position: The position that it gets, from 0 to the number of elements.
  /// - Returns: Whether it was inserted, and the position of the element with this id.
  /// - Complexity: O(*n*); amortised O(1) on average at the end.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at position: Int) -> (inserted: Bool, index: Int) {
    let result = storedIDs.insert(identity(element), at: position)
    if result.inserted {
      storedElements.insert(element, at: position)
      stampMembership()
    }
    return result
  }

  /// Replaces the element at a position by another one of the same id.
  ///
  /// - Parameters:
  ///   - element: The element. If its id is not the one at the position, an issue is reported and nothing is changed.
  ///   - position: The position of the element to replace.
  /// - Returns: The element that was at the position.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at position: Int) -> Element {
    let id = storedIDs[position]
    let elementID = identity(element)
    let former = storedElements[position]
    if elementID == id {
      storedElements[position] = element
    } else {
      reportMismatchedAssignment(id, elementID: elementID, operation: "update(_:at:)", type: Self.self)
    }
    return former
  }

  /// Replaces the element that has the id of the given one, or appends it if there is none.
  ///
  /// - Returns: The element that was replaced, or `nil`.
  /// - Complexity: Amortised O(1) on average.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let (inserted, index) = storedIDs.append(identity(element))
    guard !inserted else {
      storedElements.append(element)
      stampMembership()
      return nil
    }
    let former = storedElements[index]
    storedElements[index] = element
    return former
  }

  /// Replaces the element that has the id of the given one where it is, or inserts it at a position if there is none.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - position: The position that it gets if it is new, from 0 to the number of elements.
  /// - Returns: The element that was replaced, if any, and the position of the element.
  /// - Complexity: O(1) on average to replace; O(*n*) to insert.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(_ element: Element, at position: Int) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(element, at: position)
    guard !inserted else { return (nil, index) }
    let former = storedElements[index]
    storedElements[index] = element
    return (former, index)
  }

  /// Makes room for a number of elements in all.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    // Growing to exactly what the next few elements need would make a series of small appends quadratic.
    guard minimumCapacity > storedElements.capacity else { return }
    let capacity = Swift.max(minimumCapacity, storedElements.isEmpty ? 0 : storedElements.capacity * 2)
    storedIDs.reserveCapacity(capacity)
    storedElements.reserveCapacity(capacity)
  }
}
