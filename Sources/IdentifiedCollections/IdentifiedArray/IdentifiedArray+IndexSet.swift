public import Foundation

extension IdentifiedArray {
  /// Moves elements, as a list does whose rows are dragged.
  ///
  /// - Parameters:
  ///   - source: The positions of the elements to move. They keep their order among themselves.
  ///   - destination: The position, counted before the move, in front of which they are put; the number of elements puts them last.
  /// - Precondition: The positions are those of elements; the destination is at most the number of elements.
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let before = (0..<destination).filter { !source.contains($0) }
    let after = (destination..<count).filter { !source.contains($0) }
    let order = before + source + after
    precondition(order.count == count, "A position to move lies outside of the array.")
    arrange(order)
  }

  /// Removes the elements at some positions.
  ///
  /// - Parameter offsets: The positions.
  /// - Precondition: They are those of elements.
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let last = offsets.last else { return }
    precondition(last < count, "A position to remove lies outside of the array.")
    arrange(indices.filter { !offsets.contains($0) })
  }
}
