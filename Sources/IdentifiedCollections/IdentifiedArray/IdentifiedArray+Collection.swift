public import OrderedCollections

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// A position: an offset from the first element, as in an `Array`.
  public typealias Index = Int
  /// All positions.
  public typealias Indices = Range<Int>
  /// A part of an array: a slice of its elements, which has no rule about ids until it is assigned back.
  public typealias SubSequence = ArraySlice<Element>

  /// The position of the first element: 0. Complexity: O(1).
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element: the number of elements. Complexity: O(1).
  @inlinable
  public var endIndex: Int { storedElements.count }

  /// The position after the given one. Complexity: O(1).
  @inlinable
  public func index(after position: Int) -> Int { position + 1 }

  /// The position before the given one. Complexity: O(1).
  @inlinable
  public func index(before position: Int) -> Int { position - 1 }

  /// The element at a position.
  ///
  /// A change happens in place. The element may be given another id, or another element assigned: it is then found under the new id.
  /// If that id belongs to another element, an issue is reported; an assignment is not carried out, and an element that was
  /// changed in place is found under its former id.
  ///
  /// - Precondition: The position is that of an element.
  /// - Complexity: O(1); on average, if the id changes.
  @inlinable
  public subscript(position: Int) -> Element {
    _read { yield storedElements[position] }
    _modify {
      defer { settleID(at: position, isPromised: false) }
      yield &storedElements[position]
    }
    set {
      let id = identity(newValue)
      if id != storedIDs[position] {
        guard !storedIDs.contains(id) else {
          reportRefusedDuplicate(id, operation: "subscript(position:)", type: Self.self)
          return
        }
        replaceID(at: position, with: id)
      }
      storedElements[position] = newValue
    }
  }

  /// The elements of a range of positions.
  ///
  /// Assigning a slice, or changing one in place (`array[2...].reverse()`), replaces the elements of the range by those of the
  /// slice, as ``replaceSubrange(_:with:)`` does.
  ///
  /// - Complexity: O(1) to read; O(*n*) to assign.
  @inlinable
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { storedElements[bounds] }
    set { replaceSubrange(bounds, with: newValue) }
  }

  /// Calls a closure with the elements as they lie in memory.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try storedElements.withContiguousStorageIfAvailable(body)
  }
}
