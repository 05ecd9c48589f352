/// A view whose type does not matter.
///
/// When the type of the view in it changes, the old view goes with all of its state and a new one begins.
public struct AnyView: View {
  fileprivate let content: any View

  /// Wraps a view.
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  /// Wraps a view whose type is not known either.
  public init(erasing content: any View) {
    self.content = (content as? AnyView)?.content ?? content
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    AnyViewNode(view, in: context)
  }
}

private final class AnyViewNode: NodeOf<AnyView> {
  private var child: Node?

  override init(_ view: AnyView, in context: NodeContext) {
    super.init(view, in: context)
    child = make(view.content)
    collect()
  }

  override func update(_ view: AnyView, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    if !update(view.content) {
      child?.unmount()
      child = make(view.content)
    }
    collect()
  }

  private func make<Content: View>(_ content: Content) -> Node {
    Content._makeNode(content, in: childContext())
  }

  private func update<Content: View>(_ content: Content) -> Bool {
    guard let child = child as? NodeOf<Content> else { return false }
    child.update(content, in: environment)
    return true
  }

  override func collect() {
    adopt(child)
  }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }
}
