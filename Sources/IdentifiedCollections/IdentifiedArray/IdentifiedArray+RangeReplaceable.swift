public import OrderedCollections

extension IdentifiedArray {
  /// Replaces the elements of a range of positions.
  ///
  /// - Parameters:
  ///   - bounds: The positions of the elements to remove.
  ///   - newElements: The elements to put there. Those with an id that belongs to an element outside of the range, or to an earlier
  ///     one of them, are skipped, and an issue is reported that names them.
  /// - Complexity: O(*n* + *m*) on average, *m* being the number of new elements; O(*m*) if the range is at the end.
  @inlinable
  public mutating func replaceSubrange(_ bounds: Range<Int>, with newElements: some Collection<Element>) {
    let tail = storedIDs[bounds.upperBound...]
    let (tailIDs, tailElements) = (Array(tail), Array(storedElements[bounds.upperBound...]))
    removeSubrange(bounds.lowerBound..<endIndex)

    let taken = Set(tailIDs)
    var duplicates: [ID] = []
    for element in newElements {
      let id = identity(element)
      if !taken.contains(id), storedIDs.append(id).inserted {
        storedElements.append(element)
      } else {
        duplicates.append(id)
      }
    }
    storedIDs.append(contentsOf: tailIDs)
    storedElements.append(contentsOf: tailElements)
    stampMembership()
    reportSkippedDuplicates(duplicates, operation: "replaceSubrange(_:with:)", type: Self.self)
  }
}

/// The generic forms of appending and inserting skip elements with taken ids and report an issue, since they have no result that
/// could say so.
extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {}
