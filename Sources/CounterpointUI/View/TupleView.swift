/// Several views that stand side by side in a builder, each identified by its place.
public struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: (repeat each Content)) {
    self.content = content
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    TupleNode<repeat each Content>(view, in: context)
  }
}

/// Keeps one node for each view of a tuple.
final class TupleNode<each Content: View>: NodeOf<TupleView<repeat each Content>> {
  private var children: (repeat NodeOf<each Content>)?

  override init(_ view: TupleView<repeat each Content>, in context: NodeContext) {
    super.init(view, in: context)
    let context = childContext()
    children = (repeat (each Content)._makeNode(each view.content, in: context))
    collect()
  }

  override func update(_ view: TupleView<repeat each Content>, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    guard let children else { return }
    repeat (each children).update(each view.content, in: environment)
    collect()
  }

  override func collect() {
    guard let children else { return }
    var nodes: [RenderNode] = []
    var preferences = Preferences()
    for child in repeat each children {
      nodes += child.output
      child.addPreferences(to: &preferences)
    }
    output = nodes
    self.preferences = preferences
  }

  override func unmount() {
    super.unmount()
    guard let children else { return }
    repeat (each children).unmount()
  }
}
