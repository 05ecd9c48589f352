/// A view that draws a node of the render tree.
@MainActor
protocol PrimitiveView: View where Body == Never {
  associatedtype Content: View

  /// The views inside this one.
  var content: Content { get }

  /// Whether ``kind(in:)`` reads observable state, through a binding for example.
  static var observes: Bool { get }

  /// What to draw.
  func kind(in environment: EnvironmentValues) -> RenderNode.Kind

  /// What to draw, for a view that looks the same everywhere.
  var kind: RenderNode.Kind { get }

  /// Whether there can be nothing inside this one.
  static var isLeaf: Bool { get }

  /// What the content finds in its surroundings.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues

  /// Whether the user can act upon it, so that it looks different where that is not permitted.
  static var isControl: Bool { get }

  /// What goes around the content, or between it and this view.
  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode]

  /// Completes what to draw by what is only known once the content has been arranged.
  func finish(_ kind: RenderNode.Kind, _ content: Node, in arranger: inout Arranger) -> RenderNode.Kind

  /// Reacts to what the user did; returns `false` when this view knows no such event.
  func handle(_ event: ViewEvent, in environment: EnvironmentValues) -> Bool

  /// Reacts to what the user did to something that has been arranged.
  func handle(_ event: ViewEvent, content: Node, arranger: Arranger) -> Bool
}

extension PrimitiveView {
  static var observes: Bool { false }

  static var isControl: Bool { false }

  static var isLeaf: Bool { false }

  var kind: RenderNode.Kind { .box }

  func kind(in environment: EnvironmentValues) -> RenderNode.Kind { kind }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] { content.output }

  func finish(_ kind: RenderNode.Kind, _ content: Node, in arranger: inout Arranger) -> RenderNode.Kind { kind }

  func handle(_ event: ViewEvent, in environment: EnvironmentValues) -> Bool { false }

  func handle(_ event: ViewEvent, content: Node, arranger: Arranger) -> Bool { false }

  /// Makes a node that draws this view.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension PrimitiveView where Content == EmptyView {
  var content: EmptyView { EmptyView() }

  static var isLeaf: Bool { true }
}

/// Keeps a primitive view and the node of the render tree that it draws.
final class PrimitiveNode<V: PrimitiveView>: ContainerNode<V, V.Content>, EventTarget {
  let id: RenderNode.ID
  private var view: V
  private var kind: RenderNode.Kind
  /// What the content finds in its surroundings.
  private var inner: EnvironmentValues
  private var arranger: Arranger
  private var tracker: Tracker?

  override init(_ view: V, in context: NodeContext) {
    self.view = view
    id = context.graph.makeID()
    arranger = Arranger(graph: context.graph)
    kind = .root
    inner = view.contentEnvironment(context.environment)
    super.init(view, in: context)
    tracker = V.observes ? Tracker(of: self) : nil
    kind = evaluateKind()
    graph.register(self, as: id)
    if V.isLeaf, let empty = graph.emptyNode as? NodeOf<V.Content> {
      mount(empty)
    } else {
      mount(view.content, in: inner)
    }
  }

  override func update(_ view: V, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    self.view = view
    kind = evaluateKind()
    inner = view.contentEnvironment(environment).replacing(inner)
    child?.update(view.content, in: inner)
    collect()
  }

  override var needsRefresh: Bool { tracker?.isObserving == false }

  override func refresh() {
    kind = evaluateKind()
    collect()
  }

  private func evaluateKind() -> RenderNode.Kind {
    guard let tracker else { return view.kind(in: environment) }
    return tracker.track(V.self) { view.kind(in: environment) }
  }

  override func collect() {
    guard let child else { return }
    arranger.begin(child.$preferences)
    let children = view.arrange(child, in: &arranger)
    let kind = view.finish(kind, child, in: &arranger)
    $preferences = arranger.$preferences
    arranger.end()
    let modifiers: [RenderNode.Modifier] = V.isControl && !environment.isEnabled ? [.disabled] : []
    // An unchanged render node stays the same object, which is how a diff skips it and everything below it.
    if let drawn, drawn.kind == kind, drawn.modifiers == modifiers, drawn.children.isIdentical(to: children) { return }
    output = [RenderNode(id: id, kind: kind, modifiers: modifiers, children: children)]
  }

  var drawn: RenderNode? { output.first }

  func handle(_ event: ViewEvent) -> Bool {
    guard !V.isControl || environment.isEnabled else { return false }
    if view.handle(event, in: environment) { return true }
    return child.map { view.handle(event, content: $0, arranger: arranger) } ?? false
  }

  override func unmount() {
    super.unmount()
    tracker?.cancel()
    graph.unregister(id)
    arranger.unregister()
  }
}
