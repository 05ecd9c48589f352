extension View {
  /// Offers buttons for the row that this view becomes, which a swipe uncovers.
  ///
  /// - Parameters:
  ///   - edge: From which edge the swipe comes.
  ///   - allowsFullSwipe: Whether a long swipe presses the first button; renderers leave it out.
  ///   - content: The buttons.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View {
    SwipeView(content: self, actions: content(), edge: edge)
  }
}

/// A side edge of a view.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// Where lines of text begin.
  case leading
  /// Where lines of text end.
  case trailing
}

private struct SwipeView<Content: View, Actions: View>: View {
  let content: Content
  let actions: Actions
  let edge: HorizontalEdge

  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    SwipeNode(view, in: context)
  }
}

private final class SwipeNode<Content: View, Actions: View>: ContainerNode<SwipeView<Content, Actions>, Content> {
  private let edge: HorizontalEdge
  private var actions: NodeOf<Actions>?

  override init(_ view: SwipeView<Content, Actions>, in context: NodeContext) {
    edge = view.edge
    super.init(view, in: context)
    actions = Actions._makeNode(view.actions, in: childContext(inner))
    mount(view.content)
  }

  private var inner: EnvironmentValues {
    var inner = environment
    inner.isInList = false
    return inner
  }

  override func update(_ view: SwipeView<Content, Actions>, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    actions?.update(view.actions, in: inner)
    child?.update(view.content, in: environment)
    collect()
  }

  override func collect() {
    super.collect()
    guard let row = output.first, let actions else { return }
    var offered = RowActions()
    switch edge {
    case .leading: offered.leading = actions.output
    case .trailing: offered.trailing = actions.output
    }
    preferences.rowActions[row.id, default: RowActions()].merge(offered)
    preferences.presentations += actions.preferences.presentations
  }

  override func unmount() {
    super.unmount()
    actions?.unmount()
  }
}
