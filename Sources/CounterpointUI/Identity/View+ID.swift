extension View {
  /// Gives this view an identity of its own: when it changes, the view goes with all of its state and begins afresh.
  ///
  /// - Parameter id: The identity.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }

  /// Says which value of a selection this view stands for.
  ///
  /// - Parameter tag: The value.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedView(content: self, tag: tag)
  }
}

/// A view with an identity of its own.
private struct IdentifiedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID

  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    IdentifiedNode(view, in: context)
  }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: NodeOf<IdentifiedView<Content, ID>> {
  private var id: ID
  private var child: NodeOf<Content>?

  override init(_ view: IdentifiedView<Content, ID>, in context: NodeContext) {
    id = view.id
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext())
    collect()
  }

  override func update(_ view: IdentifiedView<Content, ID>, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    if id == view.id {
      child?.update(view.content, in: environment)
    } else {
      child?.unmount()
      id = view.id
      child = Content._makeNode(view.content, in: childContext())
    }
    collect()
  }

  override func collect() {
    adopt(child)
  }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }
}

/// A view that stands for a value.
private struct TaggedView<Content: View, Value: Hashable>: View {
  let content: Content
  let tag: Value

  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    TagNode(view, in: context)
  }
}

private final class TagNode<Content: View, Value: Hashable>: ContainerNode<TaggedView<Content, Value>, Content> {
  private var tag: Value

  override init(_ view: TaggedView<Content, Value>, in context: NodeContext) {
    tag = view.tag
    super.init(view, in: context)
    mount(view.content)
  }

  override func update(_ view: TaggedView<Content, Value>, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    tag = view.tag
    child?.update(view.content, in: environment)
    collect()
  }

  override func collect() {
    super.collect()
    for node in output { graph.setTag(AnyHashable(tag), of: node.id) }
  }
}
