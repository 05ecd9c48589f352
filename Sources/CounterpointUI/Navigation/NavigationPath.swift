import IssueReporting

/// Which screens are open, by values of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many screens are open over the first one.
  public var count: Int { values.count }

  /// Whether only the first screen is open.
  public var isEmpty: Bool { values.isEmpty }

  /// Opens the screen of a value.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(AnyHashable(value))
  }

  /// Closes screens.
  ///
  /// - Parameter count: How many; no more than there are.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(count, values.count))
  }
}

/// A path of any kind, as a stack uses it.
@MainActor
struct NavigationPathSource {
  /// A screen on a path.
  struct Entry {
    let key: AnyHashable
    let depth: Int
    let value: AnyHashable
    /// Closes this screen and all over it.
    let pop: @MainActor () -> Void
    /// The view, where the path's values do not have to be looked up.
    var content: AnyView?
  }

  let entries: @MainActor () -> [Entry]
  /// Opens the screen of a value.
  let push: @MainActor (AnyHashable) -> Void
  /// Opens the screen of a feature.
  var pushState: @MainActor (Any) -> Void = { state in
    reportIssue(
      """
      A NavigationLink has the state of a feature, a \(type(of: state)), and its NavigationStack was not made with a store of such states. Make the stack with \
      'NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { … } destination: { … }', or give the link a value.
      """
    )
  }

  static func erased(_ path: Binding<NavigationPath>) -> Self {
    Self(
      entries: {
        entries(path.wrappedValue.values) { count in path.wrappedValue.values.removeLast(max(0, path.wrappedValue.count - count)) }
      },
      push: { path.wrappedValue.values.append($0) }
    )
  }

  static func values<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>) -> Self
  where Data.Element: Hashable {
    Self(
      entries: {
        entries(path.wrappedValue.map { AnyHashable($0) }) { count in
          let excess = path.wrappedValue.count - count
          if excess > 0 { path.wrappedValue.removeLast(excess) }
        }
      },
      push: { value in
        guard let element = value.base as? Data.Element else {
          reportIssue(
            """
            A NavigationLink has a value of type \(type(of: value.base)), and the path of its NavigationStack has elements of type \(Data.Element.self). \
            Give the link a value of that type, or the stack a NavigationPath.
            """
          )
          return
        }
        path.wrappedValue.append(element)
      }
    )
  }

  /// A path of features, told apart by an identity, that brings its own views.
  ///
  /// - Parameters:
  ///   - push: Pushes a state, and returns `false` if it is of another type than the elements'.
  ///   - pop: Pops an element and all over it.
  static func elements<Element, ID: Hashable, Content: View>(
    _ elements: @escaping @MainActor () -> [Element], id: @escaping @MainActor (Element) -> ID,
    push: @escaping @MainActor (Any) -> Bool, elementType: Any.Type,
    pop: @escaping @MainActor (ID) -> Void, content: @escaping @MainActor (Element) -> Content
  ) -> Self {
    func pushOrReport(_ state: Any) {
      if push(state) { return }
      reportIssue(
        """
        A NavigationLink has a value of type \(type(of: state)), and the elements of its NavigationStack are of type \(elementType). Give the link a state of that \
        type, usually a case of the stack's enum of states.
        """
      )
    }
    return Self(
      entries: {
        elements().enumerated().map { index, element in
          let id = id(element)
          return Entry(
            key: AnyHashable(id), depth: index + 1, value: AnyHashable(id), pop: { pop(id) }, content: AnyView(content(element)))
        }
      },
      push: { pushOrReport($0.base) },
      pushState: { pushOrReport($0) }
    )
  }

  private static func entries(_ values: [AnyHashable], pop: @escaping @MainActor (Int) -> Void) -> [Entry] {
    values.enumerated().map { index, value in
      Entry(key: AnyHashable(Place(index: index, value: value)), depth: index + 1, value: value, pop: { pop(index) })
    }
  }

  private struct Place: Hashable {
    let index: Int
    let value: AnyHashable
  }
}
