public import Foundation

/// A view for each element of a collection.
///
/// The identity of an element decides which view is which from one evaluation to the next: an element that moves takes its view and its state along.
///
/// ```swift
/// ForEach(standups) { standup in
///   StandupRow(standup: standup)
/// }
/// .onDelete { standups.remove(atOffsets: $0) }
/// ```
///
/// - Complexity: evaluating it is O(*n*) in the elements. Each element's view is a node of its own, so a change that only one of them has read evaluates that.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public let data: Data
  let identity: @MainActor (Data.Element) -> ID
  let content: (Data.Element) -> Content
  var delete: (@MainActor (IndexSet) -> Void)?
  var move: (@MainActor (IndexSet, Int) -> Void)?

  init(data: Data, identity: @escaping @MainActor (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.identity = identity
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    ForEachNode(view, in: context)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by a part of it.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells them apart.
  ///   - content: Makes the view of an element.
  @MainActor
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }

  /// Makes a view for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of an element.
  @MainActor
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// Makes a view for each element of a collection that is bound, and hands it a binding to the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of an element.
  @MainActor
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == [BoundElement<Base>], ID == Base.Element.ID, Base.Element: Identifiable {
    self.init(data: BoundElement.elements(of: data), identity: { $0.value.id }, content: { content($0.binding) })
  }

  /// Makes a view for each element of a collection that is bound, and hands it a binding to the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells them apart.
  ///   - content: Makes the view of an element.
  @MainActor
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == [BoundElement<Base>] {
    self.init(data: BoundElement.elements(of: data), identity: { $0.value[keyPath: id] }, content: { content($0.binding) })
  }

  /// Offers to delete rows.
  ///
  /// - Parameter action: Deletes the elements at the given offsets; `nil` for rows that cannot be deleted.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.delete = action
    return copy
  }

  /// Offers to move rows.
  ///
  /// - Parameter action: Moves the elements at the given offsets to stand before the one at an offset; `nil` for rows that cannot be moved.
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.move = action
    return copy
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Makes the view of a number.
  @MainActor
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identity: { $0 }, content: content)
  }
}

/// An element of a bound collection.
@MainActor
public struct BoundElement<Base: MutableCollection & RandomAccessCollection> {
  let value: Base.Element
  let binding: Binding<Base.Element>

  static func elements(of base: Binding<Base>) -> [BoundElement] {
    let collection = base.wrappedValue
    return collection.indices.map { index in
      let value = collection[index]
      // An element that is gone is read once more by the row that shows it, on its way out.
      let binding = Binding(
        get: {
          let current = base.wrappedValue
          return current.indices.contains(index) ? current[index] : value
        },
        set: { newValue in
          guard base.wrappedValue.indices.contains(index) else { return }
          base.wrappedValue[index] = newValue
        }
      )
      return BoundElement(value: value, binding: binding)
    }
  }
}
