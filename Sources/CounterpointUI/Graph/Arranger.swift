/// Puts nodes of its own around and between what the content of a view draws, and remembers them, so that what stays the same keeps its number.
@MainActor
struct Arranger {
  private unowned let graph: ViewGraph
  private var made: [Key: RenderNode] = [:]
  private var kept: [Key: RenderNode] = [:]
  private var targets: [RenderNode.ID: ArrangedTarget] = [:]
  /// What the view asks of those around it: what its content does, unless the view answers it.
  @SparsePreferences var preferences: Preferences

  /// What an arranged node is for: a place of its own, or company to a node of the content.
  private enum Key: Hashable {
    case place(String, Int)
    case node(String, RenderNode.ID)
  }

  init(graph: ViewGraph) {
    self.graph = graph
  }

  mutating func begin(_ preferences: SparsePreferences) {
    _preferences = preferences
    kept = [:]
  }

  mutating func end() {
    for (key, node) in made where kept[key] == nil {
      if targets.removeValue(forKey: node.id) != nil { graph.unregister(node.id) }
    }
    made = kept
    kept = [:]
  }

  func unregister() {
    for id in targets.keys { graph.unregister(id) }
  }

  /// A node in a place of the view's own.
  mutating func node(
    _ kind: RenderNode.Kind, _ role: String, _ index: Int = 0, modifiers: [RenderNode.Modifier] = [], children: [RenderNode] = []
  ) -> RenderNode {
    make(kind, .place(role, index), modifiers, children)
  }

  /// A node that goes with one of the content's.
  mutating func node(
    _ kind: RenderNode.Kind, _ role: String, with node: RenderNode, modifiers: [RenderNode.Modifier] = [], children: [RenderNode]
  ) -> RenderNode {
    make(kind, .node(role, node.id), modifiers, children)
  }

  /// The node of the content with something else to be, its number kept.
  mutating func relook(_ node: RenderNode, _ kind: RenderNode.Kind) -> RenderNode {
    let key = Key.node("relook", node.id)
    let result: RenderNode
    if let old = made[key], old.kind == kind, old.modifiers == node.modifiers, old.children.isIdentical(to: node.children) {
      result = old
    } else {
      result = RenderNode(id: node.id, kind: kind, modifiers: node.modifiers, children: node.children)
    }
    kept[key] = result
    return result
  }

  /// The node that goes with one of the content's, if it has been arranged.
  func existing(_ role: String, with node: RenderNode) -> RenderNode? {
    made[.node(role, node.id)]
  }

  private mutating func make(
    _ kind: RenderNode.Kind, _ key: Key, _ modifiers: [RenderNode.Modifier], _ children: [RenderNode]
  ) -> RenderNode {
    let old = kept[key] ?? made[key]
    if let old, old.kind == kind, old.modifiers == modifiers, old.children.isIdentical(to: children) {
      kept[key] = old
      return old
    }
    let node = RenderNode(id: old?.id ?? graph.makeID(), kind: kind, modifiers: modifiers, children: children)
    kept[key] = node
    targets[node.id]?.drawn = node
    return node
  }

  /// Lets the user act upon an arranged node.
  mutating func listen(to node: RenderNode, _ handler: @escaping @MainActor (ViewEvent) -> Bool) {
    if let target = targets[node.id] {
      target.handler = handler
    } else {
      let target = ArrangedTarget(drawn: node, handler: handler)
      targets[node.id] = target
      graph.register(target, as: node.id)
    }
  }
}

/// Takes the events for a node that a view has arranged.
@MainActor
final class ArrangedTarget: EventTarget {
  var drawn: RenderNode?
  var handler: @MainActor (ViewEvent) -> Bool

  init(drawn: RenderNode, handler: @escaping @MainActor (ViewEvent) -> Bool) {
    self.drawn = drawn
    self.handler = handler
  }

  func handle(_ event: ViewEvent) -> Bool { handler(event) }
}
