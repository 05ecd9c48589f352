/// A view that draws a node of the render tree.
@MainActor
protocol PrimitiveView: View where Body == Never {
  associatedtype Content: View

  /// The views inside this one.
  var content: Content { get }

  /// Whether ``kind`` reads observable state, through a binding for example.
  static var observes: Bool { get }

  /// What to draw.
  var kind: RenderNode.Kind { get }

  /// Reacts to what the user did; returns `false` when this view knows no such event.
  func handle(_ event: ViewEvent) -> Bool
}

extension PrimitiveView {
  static var observes: Bool { false }

  func handle(_ event: ViewEvent) -> Bool { false }

  /// Makes a node that draws this view.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension PrimitiveView where Content == EmptyView {
  var content: EmptyView { EmptyView() }
}

/// Keeps a primitive view and the node of the render tree that it draws.
final class PrimitiveNode<V: PrimitiveView>: NodeOf<V>, EventTarget {
  let id: RenderNode.ID
  private var view: V
  private var kind: RenderNode.Kind
  private var child: NodeOf<V.Content>?
  private let tracker: Tracker?

  override init(_ view: V, in context: NodeContext) {
    self.view = view
    id = context.graph.makeID()
    tracker = V.observes ? Tracker() : nil
    kind = .root
    super.init(view, in: context)
    kind = evaluateKind()
    child = V.Content._makeNode(view.content, in: childContext)
    graph.register(self, as: id)
    collect()
  }

  override func update(_ view: V) {
    self.view = view
    kind = evaluateKind()
    child?.update(view.content)
    collect()
  }

  override var needsRefresh: Bool { tracker?.isObserving == false }

  override func refresh() {
    kind = evaluateKind()
    collect()
  }

  private func evaluateKind() -> RenderNode.Kind {
    guard let tracker else { return view.kind }
    return tracker.track(invalidating: self) { view.kind }
  }

  override func collect() {
    let children = child?.output ?? []
    // An unchanged render node stays the same object, which is how a diff skips it and everything below it.
    if let drawn, drawn.kind == kind, drawn.children.isIdentical(to: children) { return }
    output = [RenderNode(id: id, kind: kind, children: children)]
  }

  var drawn: RenderNode? { output.first }

  func handle(_ event: ViewEvent) -> Bool {
    view.handle(event)
  }

  override func unmount() {
    super.unmount()
    tracker?.cancel()
    graph.unregister(id)
    child?.unmount()
  }
}

extension [RenderNode] {
  /// Whether both arrays hold the same objects in the same order.
  ///
  /// - Complexity: O(*n*).
  func isIdentical(to other: [RenderNode]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0 === $1 }
  }
}
