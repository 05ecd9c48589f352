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
    /// The view, where the path's values do not have to be looked up.
    var content: AnyView?
  }

  let entries: @MainActor () -> [Entry]
  let push: @MainActor (AnyHashable) -> Void
  /// Closes all screens but so many.
  let pop: @MainActor (Int) -> Void

  static func erased(_ path: Binding<NavigationPath>) -> Self {
    Self(
      entries: { entries(path.wrappedValue.values) },
      push: { path.wrappedValue.values.append($0) },
      pop: { count in path.wrappedValue.values.removeLast(max(0, path.wrappedValue.count - count)) }
    )
  }

  static func values<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>) -> Self
  where Data.Element: Hashable {
    Self(
      entries: { entries(path.wrappedValue.map { AnyHashable($0) }) },
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
      },
      pop: { count in
        let excess = path.wrappedValue.count - count
        if excess > 0 { path.wrappedValue.removeLast(excess) }
      }
    )
  }

  /// A path whose elements are told apart by an identity, and that brings its own views.
  static func elements<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: @escaping @MainActor () -> Data, id: @escaping @MainActor (Data.Element) -> ID,
    push: @escaping @MainActor (AnyHashable) -> Void,
    pop: @escaping @MainActor (Int) -> Void, content: @escaping (Data.Element) -> Content
  ) -> Self {
    Self(
      entries: {
        data().enumerated().map { index, element in
          let id = AnyHashable(id(element))
          return Entry(key: id, depth: index + 1, value: id, content: AnyView(content(element)))
        }
      },
      push: push,
      pop: pop
    )
  }

  private static func entries(_ values: [AnyHashable]) -> [Entry] {
    values.enumerated().map { Entry(key: AnyHashable(Place(index: $0, value: $1)), depth: $0 + 1, value: $1) }
  }

  private struct Place: Hashable {
    let index: Int
    let value: AnyHashable
  }
}
