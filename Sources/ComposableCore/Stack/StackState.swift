public import OrderedCollections

/// The state of a stack of features, each of which has an id while it is on the stack.
///
/// The element is usually an enum with a case for each feature that can be pushed:
///
/// ```swift
/// struct State {
///   var path = StackState<Path.State>()
/// }
///
/// state.path.append(.detail(Detail.State(standup: standup)))
/// state.path[id: id, case: \.detail]?.standup.title = "Design"
/// state.path.pop(to: id)
/// ```
///
/// It is a collection of its elements, the root of the stack first. Elements that are added get a new id from the dependency `\.stackElementID`; what is
/// done to the others leaves them their ids, because the id *is* the feature: its effects are cancelled when the id leaves the stack. Assigning
/// `path[0] = …` changes the state of the feature at the bottom; removing it and inserting another makes a new feature there.
///
/// Two stacks are equal if they hold equal elements under the same ids. Compare the elements alone with `elementsEqual(_:)`.
///
/// ## Performance
///
/// Pushing, popping the last, and finding an element by id or position are O(1). Elements are changed in place, wherever they are and however they are
/// reached.
public struct StackState<Element> {
  var storage: OrderedDictionary<StackElementID, Element>

  init(storage: OrderedDictionary<StackElementID, Element>) {
    self.storage = storage
  }

  /// Makes an empty stack.
  public init() {
    storage = [:]
  }

  /// The ids of the elements, that of the root of the stack first.
  ///
  /// `ids.last` is the id of the element on top, `ids.dropLast().last` that of the one beneath.
  ///
  /// - Complexity: O(1).
  public var ids: OrderedSet<StackElementID> {
    storage.keys
  }

  /// The element with an id, or `nil` if it is not on the stack.
  ///
  /// Assigning an element to an id that is not on the stack pushes it under this id, which is how a test says what it expects:
  ///
  /// ```swift
  /// await store.send(.path(.push(id: 0, state: .detail(detail)))) {
  ///   $0.path[id: 0] = .detail(detail)
  /// }
  /// ```
  ///
  /// Assigning `nil` removes the element and leaves those above it on the stack; ``pop(from:fileID:filePath:line:column:)`` takes them along.
  ///
  /// - Parameter id: The id.
  /// - Complexity: O(1) on average; removing is O(*n*) in the number of elements.
  public subscript(id id: StackElementID) -> Element? {
    get { storage[id] }
    _modify { yield &storage[id] }
  }

  /// Changes the element with an id in place.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - body: Changes the element; what it throws is thrown.
  /// - Returns: What `body` returns, or `nil` if there is no such element and it was not called.
  /// - Complexity: O(1) on average.
  @usableFromInline
  package mutating func modify<Result, Failure: Error>(
    id: StackElementID, _ body: (inout Element) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let index = storage.index(forKey: id) else { return nil }
    return try body(&storage.values[index])
  }

  /// Pushes an element under an id that is not on the stack yet.
  ///
  /// - Returns: Whether the id was free; if not, nothing has changed.
  /// - Complexity: O(1) on average.
  package mutating func push(_ element: Element, id: StackElementID) -> Bool {
    guard storage.index(forKey: id) == nil else { return false }
    storage.updateValue(element, forKey: id)
    return true
  }
}

// OrderedDictionary's own conformance asks for both to be sendable, too.
extension StackState: Sendable where Element: Sendable {}
