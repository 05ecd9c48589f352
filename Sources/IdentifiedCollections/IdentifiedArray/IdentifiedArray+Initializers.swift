public import OrderedCollections

extension IdentifiedArray {
  /// Makes an empty array of elements that are identified by a property.
  ///
  /// - Parameter id: The property that identifies an element.
  /// - Complexity: O(1).
  @inlinable
  public init(id: any KeyPath<Element, ID> & Sendable) {
    self.init(storedIDs: [], storedElements: [], identity: .property(id))
  }

  /// Makes an array of elements that are identified by a property.
  ///
  /// ```swift
  /// let words = IdentifiedArray(uniqueElements: ["one", "two"], id: \.self)
  /// ```
  ///
  /// - Parameters:
  ///   - elements: Elements with different ids. Of elements with the same id the first is kept, and an issue is reported.
  ///   - id: The property that identifies an element.
  /// - Complexity: O(*n*).
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable) {
    self.init(id: id)
    append(elements, operation: "init(uniqueElements:id:)")
  }

  /// The same as ``init(uniqueElements:id:)``: checking costs nothing here that could be saved.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable) {
    self.init(id: id)
    append(elements, operation: "init(uncheckedUniqueElements:id:)")
  }

  /// Makes an array of elements that are identified by a property, and asks which to keep when two have the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  ///   - combine: Given the element that is stored and the next one of the same id, returns the one to store in the first one's place.
  ///     What it returns must have the same id; if not, an issue is reported and the stored element stays.
  /// - Throws: What the closure throws.
  /// - Complexity: O(*n*).
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: any KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    try append(elements, uniquingIDsWith: combine)
  }

  @inlinable
  mutating func append(_ elements: some Sequence<Element>, operation: StaticString) {
    reserveCapacity(count + elements.underestimatedCount)
    let formerCount = count
    var duplicates: [ID] = []
    for element in elements {
      let id = identity(element)
      if storedIDs.append(id).inserted {
        storedElements.append(element)
      } else {
        duplicates.append(id)
      }
    }
    if count > formerCount { stampMembership() }
    reportSkippedDuplicates(duplicates, operation: operation, type: Self.self)
  }

  @inlinable
  mutating func append(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    reserveCapacity(elements.underestimatedCount)
    defer { stampMembership() }
    for element in elements {
      let (inserted, index) = storedIDs.append(identity(element))
      if inserted {
        storedElements.append(element)
      } else {
        update(try combine(storedElements[index], element), at: index)
      }
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Makes an empty array.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init() {
    self.init(storedIDs: [], storedElements: [], identity: .identifiable)
  }

  /// Makes an array of the elements of a sequence.
  ///
  /// - Parameter elements: Elements with different ids. Of elements with the same id the first is kept, and an issue is reported.
  /// - Complexity: O(*n*).
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    append(elements, operation: "init(_:)")
  }

  /// Makes an array of the elements of a sequence.
  ///
  /// - Parameter elements: Elements with different ids. Of elements with the same id the first is kept, and an issue is reported.
  /// - Complexity: O(*n*).
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    append(elements, operation: "init(uniqueElements:)")
  }

  /// The same as ``init(uniqueElements:)``: checking costs nothing here that could be saved.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init()
    append(elements, operation: "init(uncheckedUniqueElements:)")
  }

  /// Makes an array of the elements of a sequence, and asks which to keep when two have the same id.
  ///
  /// ```swift
  /// let newest = IdentifiedArray(notes) { $0.date > $1.date ? $0 : $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: Given the element that is stored and the next one of the same id, returns the one to store in the first one's place.
  ///     What it returns must have the same id; if not, an issue is reported and the stored element stays.
  /// - Throws: What the closure throws.
  /// - Complexity: O(*n*).
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try append(elements, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  /// Makes an array of the elements of a literal. Of elements with the same id the first is kept, and an issue is reported.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init()
    append(elements, operation: "init(arrayLiteral:)")
  }
}
