import IssueReporting
import OrderedCollections

extension StackState.PathView: RandomAccessCollection {
  /// The position of the root of the stack.
  public var startIndex: Int { base.startIndex }

  /// The position after the top of the stack.
  public var endIndex: Int { base.endIndex }

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

  /// The element at a position, with its id.
  ///
  /// - Parameter position: A position on the stack, 0 for its root.
  /// - Complexity: O(1).
  public subscript(position: Int) -> StackState.Component {
    let (id, element) = base.storage.elements[position]
    return StackState.Component(id: id, element: element)
  }
}

extension StackState.PathView: RangeReplaceableCollection {
  /// Makes the view of an empty stack.
  public init() {
    self.init(base: StackState())
  }

  /// Replaces the components at a range of positions by others.
  ///
  /// A component whose id is on the stack already is reported as an issue and left out, because an id belongs to one element.
  ///
  /// - Parameters:
  ///   - subrange: The positions of the components to remove.
  ///   - newElements: The components to put in their place.
  /// - Complexity: O(*m*) in the number of new components at the top of the stack, otherwise O(*n* + *m*).
  public mutating func replaceSubrange<Components: Collection>(
    _ subrange: Range<Int>, with newElements: Components
  ) where Components.Element == StackState.Component {
    let above = Array(base.storage.elements[subrange.upperBound...])
    base.storage.removeLast(base.count - subrange.lowerBound)
    for component in newElements { push(component, below: above.lazy.map(\.key)) }
    for (id, element) in above { base.storage.updateValue(element, forKey: id) }
  }

  private mutating func push(_ component: StackState.Component, below others: some Collection<StackElementID>) {
    if !others.contains(component.id), base.push(component.element, id: component.id) { return }
    reportIssue(
      """
      A component with the id \(component.id) was inserted into a stack that has an element with this id

      It was left out, because an id belongs to one element. Remove the component from its old place first, or append a new element to the stack itself, \
      which gives it an id of its own.
      """
    )
  }
}
