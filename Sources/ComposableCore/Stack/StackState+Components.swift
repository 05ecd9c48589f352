import OrderedCollections

extension StackState {
  /// An element of a stack together with its id, as a navigation control holds it.
  public struct Component {
    /// The id of the element.
    public let id: StackElementID

    /// The element.
    public var element: Element

    /// Makes a component.
    ///
    /// - Parameters:
    ///   - id: The id of the element.
    ///   - element: The element.
    public init(id: StackElementID, element: Element) {
      self.id = id
      self.element = element
    }
  }

  /// The elements with their ids, in order: what a navigation control reads, and changes when the user navigates.
  ///
  /// - Complexity: O(1).
  public var components: PathView {
    get { PathView(base: self) }
    _modify {
      var view = PathView(base: self)
      // Let go of for the time, so that the view is the only holder of the elements and can change them in place.
      storage = [:]
      defer { self = view.base }
      yield &view
    }
  }

  /// A stack as a collection of ``Component``s, which keep their ids when they are moved or put back.
  ///
  /// - Complexity: As for the stack.
  public struct PathView {
    var base: StackState

    init(base: StackState) {
      self.base = base
    }
  }
}

extension StackState.Component: Equatable where Element: Equatable {
  /// Whether both have the same id and equal elements.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.element == right.element
  }
}

extension StackState.Component: Hashable where Element: Hashable {
  /// Hashes the id, which is enough to tell the components of one stack apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension StackState.Component: Identifiable {}
extension StackState.Component: Sendable where Element: Sendable {}
extension StackState.PathView: Equatable where Element: Equatable {}
extension StackState.PathView: Hashable where Element: Hashable {}
extension StackState.PathView: Sendable where Element: Sendable {}
