/// Keeps a view of the application: evaluates its body, observes what the body reads, and is the unit of invalidation.
final class BodyNode<V: View>: NodeOf<V> {
  private var view: V
  private var child: NodeOf<V.Body>?
  private let tracker = Tracker()

  override init(_ view: V, in context: NodeContext) {
    self.view = view
    super.init(view, in: context)
    child = V.Body._makeNode(evaluateBody(), in: childContext)
    collect()
  }

  override func update(_ view: V) {
    self.view = view
    refresh()
  }

  override var needsRefresh: Bool { !tracker.isObserving }

  override func refresh() {
    child?.update(evaluateBody())
    collect()
  }

  private func evaluateBody() -> V.Body {
    tracker.track(invalidating: self) { view.body }
  }

  override func collect() {
    output = child?.output ?? []
  }

  override func unmount() {
    super.unmount()
    tracker.cancel()
    child?.unmount()
  }
}
