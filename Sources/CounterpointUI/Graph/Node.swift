/// Keeps one view of a graph alive: its identity, its children, and what it draws.
///
/// A node lives as long as a view of the same type stands in the same place. Nodes are made and driven by the library; the type is public because
/// ``View/_makeNode(_:in:)`` names it.
@MainActor
public class Node {
  unowned let graph: ViewGraph
  private(set) weak var parent: Node?
  let depth: Int
  private(set) var isMounted = true

  /// What this view and the views in it draw, in order.
  var output: [RenderNode] = []

  init(in context: NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = context.depth
  }

  /// The context in which the children of this node are made.
  var childContext: NodeContext {
    NodeContext(graph: graph, parent: self, depth: depth + 1)
  }

  /// Whether something that this node has read changed since.
  var needsRefresh: Bool { false }

  /// Evaluates again what has been observed to change.
  func refresh() {}

  /// Puts the output together from that of the children.
  func collect() {}

  /// Ends the life of this node and of everything below it.
  func unmount() {
    isMounted = false
  }
}

/// A node for views of type `V`.
@MainActor
public class NodeOf<V: View>: Node {
  init(_ view: V, in context: NodeContext) {
    super.init(in: context)
  }

  /// Replaces the view by a new value of the same type.
  func update(_ view: V) {}
}

/// Where in a graph a node is to be made.
@MainActor
public struct NodeContext {
  let graph: ViewGraph
  let parent: Node?
  let depth: Int
}
