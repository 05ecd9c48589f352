/// A view with a place in a bar of its screen.
public struct ToolbarItem<Content: View>: View {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - placement: Where it stands.
  ///   - content: What it shows.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The item, on its way to the bar.
  public var body: some View {
    ToolbarHoist(placement: placement, content: content)
  }
}

/// Several views with places beside each other in a bar of their screen.
public struct ToolbarItemGroup<Content: View>: View {
  private let item: ToolbarItem<Content>

  /// Makes a group of items.
  ///
  /// - Parameters:
  ///   - placement: Where they stand.
  ///   - content: The items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    item = ToolbarItem(placement: placement, content: content)
  }

  /// The items, on their way to the bar.
  public var body: some View { item }
}

extension View {
  /// Puts views into the bars of the screen that this view is on.
  ///
  /// - Parameter content: The items; views that are no ``ToolbarItem`` stand where items usually do.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    TupleView((self, ToolbarHoist(placement: .automatic, content: content())))
  }
}

private struct ToolbarHoist<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content

  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    ToolbarNode(view, in: context)
  }
}

/// Draws nothing where it stands, and asks for a place in a bar.
private final class ToolbarNode<Content: View>: ContainerNode<ToolbarHoist<Content>, Content> {
  private var placement: ToolbarItemPlacement

  override init(_ view: ToolbarHoist<Content>, in context: NodeContext) {
    placement = view.placement
    super.init(view, in: context)
    mount(view.content, in: inner)
  }

  override func update(_ view: ToolbarHoist<Content>, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    placement = view.placement
    child?.update(view.content, in: inner)
    collect()
  }

  private var inner: EnvironmentValues {
    var inner = environment
    inner.isInList = false
    inner.isLazy = false
    inner.submit = nil
    return inner
  }

  override func collect() {
    guard let child else { return }
    output = []
    preferences = child.preferences
    if !child.output.isEmpty { preferences.toolbar.append(ToolbarEntry(placement: placement, nodes: child.output)) }
  }
}
