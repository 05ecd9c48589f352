import OrderedCollections

extension StackState: RandomAccessCollection {
  /// The position of the element at the root of the stack.
  public var startIndex: Int { 0 }

  /// The position after the element on top.
  public var endIndex: Int { storage.count }

  /// The position after another one.
  ///
  /// - Parameter i: A position that is less than ``endIndex``.
  /// - Returns: The position that follows.
  public func index(after i: Int) -> Int { i + 1 }

  /// The position before another one.
  ///
  /// - Parameter i: A position that is greater than ``startIndex``.
  /// - Returns: The position that precedes.
  public func index(before i: Int) -> Int { i - 1 }

  /// The element at a position.
  ///
  /// Assigning changes the state of the feature that is there: the id stays.
  ///
  /// - Parameter position: A position on the stack, 0 for its root.
  /// - Complexity: O(1).
  public subscript(position: Int) -> Element {
    get { storage.values[position] }
    _modify { yield &storage.values[position] }
  }
}

extension StackState: RangeReplaceableCollection {
  /// Makes a stack of elements, the root first.
  ///
  /// Each element gets a new id, unless `elements` is another stack or a slice of one: they stay the features that they are. So
  /// `StackState(state.path.prefix(1))` pops to the root, and cancels no effect of it.
  ///
  /// - Parameter elements: The elements.
  /// - Complexity: O(*n*) in the number of elements; O(1) for another stack.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    if let stack = elements as? Self {
      self = stack
    } else if let slice = elements as? Slice<Self> {
      self.init()
      storage.reserveCapacity(slice.count)
      for index in slice.indices {
        let element = slice.base.storage.elements[index]
        storage.updateValue(element.value, forKey: element.key)
      }
    } else {
      self.init()
      append(contentsOf: elements)
    }
  }

  /// Pushes an element under a new id.
  ///
  /// - Parameter newElement: The element.
  /// - Complexity: O(1) on average.
  public mutating func append(_ newElement: Element) {
    storage.updateValue(newElement, forKey: makeID())
  }

  /// Pushes elements under new ids, one above the other.
  ///
  /// - Parameter newElements: The elements.
  /// - Complexity: O(*m*) on average in their number.
  public mutating func append<Elements: Sequence>(contentsOf newElements: Elements) where Elements.Element == Element {
    for element in newElements { append(element) }
  }

  /// Replaces the elements at a range of positions by others, which get new ids.
  ///
  /// - Parameters:
  ///   - subrange: The positions of the elements to remove.
  ///   - newElements: The elements to put in their place.
  /// - Complexity: O(*n* + *m*) in the numbers of elements on the stack and of new ones.
  public mutating func replaceSubrange<Elements: Collection>(
    _ subrange: Range<Int>, with newElements: Elements
  ) where Elements.Element == Element {
    guard !newElements.isEmpty else { return storage.removeSubrange(subrange) }
    let oldCount = count
    // Pushed while all others are still there, so that nothing new gets the id of anything old.
    append(contentsOf: newElements)
    guard subrange.lowerBound < oldCount else { return }
    var replaced = Self()
    replaced.reserveCapacity(count)
    for range in [0..<subrange.lowerBound, oldCount..<count, subrange.upperBound..<oldCount] {
      for index in range {
        let (id, element) = storage.elements[index]
        replaced.storage.updateValue(element, forKey: id)
      }
    }
    self = replaced
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to keep the memory for others.
  /// - Complexity: O(*n*).
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    storage.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes the elements that satisfy a condition; the others keep their ids.
  ///
  /// - Parameter shouldBeRemoved: The condition. What it throws is thrown, and nothing is removed.
  /// - Complexity: O(*n*).
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    storage = try storage.filter { try !shouldBeRemoved($0.value) }
  }

  /// The stack of the elements that satisfy a condition, under the same ids.
  ///
  /// - Parameter isIncluded: The condition. What it throws is thrown.
  /// - Returns: The stack without the other elements.
  /// - Complexity: O(*n*).
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(storage: try storage.filter { try isIncluded($0.value) })
  }

  /// Makes room for a number of elements.
  ///
  /// - Parameter minimumCapacity: The number.
  /// - Complexity: O(*n*).
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    storage.reserveCapacity(minimumCapacity)
  }
}
