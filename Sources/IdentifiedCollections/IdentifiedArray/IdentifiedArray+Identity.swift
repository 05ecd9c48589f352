public import OrderedCollections

extension IdentifiedArray {
  /// The position of the element with an id, or `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func index(id: ID) -> Int? {
    storedIDs.firstIndex(of: id)
  }

  /// Whether the array has an element with the id of the given one.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func contains(_ element: Element) -> Bool {
    storedIDs.contains(identity(element))
  }

  /// The element with an id; `nil` if there is none.
  ///
  /// - Reading takes a copy of the element.
  /// - Optional chaining changes the element in place: `array[id: id]?.title = "New"` copies nothing.
  /// - Assigning an element replaces the one with this id where it is, or appends it.
  /// - Assigning `nil` removes the element.
  ///
  /// The element must keep this id. If an assigned one has another, an issue is reported and nothing is changed; if a change in place
  /// gave it another, an issue is reported and the element is found under its new id, unless that is taken.
  ///
  /// - Complexity: O(1) on average; O(*n*) to remove.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      guard let index = storedIDs.firstIndex(of: id) else { return nil }
      return storedElements[index]
    }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      let elementID = identity(newValue)
      guard elementID == id else {
        reportMismatchedAssignment(id, elementID: elementID, operation: "subscript(id:)", type: Self.self)
        return
      }
      let (inserted, index) = storedIDs.append(id)
      if inserted {
        storedElements.append(newValue)
        stampMembership()
      } else {
        storedElements[index] = newValue
      }
    }
    _modify {
      guard let index = storedIDs.firstIndex(of: id) else {
        var element: Element?
        defer { if let element { self[id: id] = element } }
        yield &element
        return
      }
      // The element is taken out of the storage while the caller changes it: were it in both places, the caller's change would
      // copy it. It changes places with the last one, so that this takes constant time.
      var element: Element? = takeOut(at: index)
      defer {
        if let changed = element.take() {
          putBack(changed, at: index)
          settleID(at: index, isPromised: true)
        } else {
          storedIDs.remove(at: index)
          closeGap(at: index)
          stampMembership()
        }
      }
      yield &element
    }
  }

  /// Removes the element with an id.
  ///
  /// - Returns: The element, or `nil` if there is none.
  /// - Complexity: O(*n*); O(1) on average if it is the last or there is none.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let index = storedIDs.firstIndex(of: id) else { return nil }
    return remove(at: index)
  }

  /// Removes the element that has the id of the given one.
  ///
  /// - Returns: The element that was in the array, or `nil` if there is none.
  /// - Complexity: O(*n*); O(1) on average if it is the last or there is none.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identity(element))
  }
}

extension IdentifiedArray {
  /// Removes an element from the storage and puts the last one in its place, until `putBack` or `closeGap` is called.
  @inlinable
  mutating func takeOut(at index: Int) -> Element {
    var element = storedElements.removeLast()
    if index < storedElements.count { swap(&storedElements[index], &element) }
    return element
  }

  @inlinable
  mutating func putBack(_ element: consuming Element, at index: Int) {
    if index < storedElements.count { swap(&storedElements[index], &element) }
    storedElements.append(element)
  }

  @inlinable
  mutating func closeGap(at index: Int) {
    guard index < storedElements.count else { return }
    let last = storedElements.remove(at: index)
    storedElements.append(last)
  }

  /// Brings the ids up to date after the element at a position has changed in place.
  @inlinable
  mutating func settleID(at index: Int, isPromised: Bool) {
    let id = identity(storedElements[index])
    let former = storedIDs[index]
    guard id != former else { return }
    if storedIDs.contains(id) {
      reportDuplicateInPlace(id, former: former, type: Self.self)
    } else {
      replaceID(at: index, with: id)
      if isPromised { reportChangedID(from: former, to: id, type: Self.self) }
    }
  }

  /// Replaces the id at a position by one that is not in the set, in constant time.
  @inlinable
  mutating func replaceID(at index: Int, with id: ID) {
    storedIDs.append(id)
    storedIDs.swapAt(index, storedIDs.count - 1)
    storedIDs.removeLast()
    stampMembership()
  }
}
