/// Keeps one view of a graph alive: its identity, its children, and what it draws.
///
/// A node lives as long as a view of the same type stands in the same place. Nodes are made and driven by the library; the type is public because
/// ``View/_makeNode(_:in:)`` names it.
@MainActor
public class Node {
  unowned let graph: ViewGraph
  /// The node that this one stands in; `nil` once it is unmounted, and before its parent can go.
  ///
  /// Not weak: a weak reference gives its target a second allocation, and every use of that target's reference count takes a detour.
  private(set) unowned var parent: Node?
  let depth: Int
  private(set) var isMounted = true
  /// What the view finds in its surroundings.
  fileprivate(set) var environment: EnvironmentValues

  /// What this view and the views in it draw, in order.
  var output: [RenderNode] = []
  /// What this view and the views in it ask of those around them.
  @SparsePreferences var preferences: Preferences

  init(in context: NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = context.depth
    environment = context.environment
  }

  /// The context in which the children of this node are made.
  func childContext(_ environment: EnvironmentValues? = nil) -> NodeContext {
    NodeContext(graph: graph, parent: self, depth: depth + 1, environment: environment ?? self.environment)
  }

  /// Whether something that this node has read changed since.
  var needsRefresh: Bool { false }

  /// Evaluates again what has been observed to change.
  func refresh() {}

  /// Puts the output together from that of the children.
  func collect() {}

  /// Adds what this node asks for to what others ask for.
  final func addPreferences(to collected: inout Preferences) {
    if !$preferences.isEmpty { collected.merge(preferences) }
  }

  /// Takes over what one child draws and asks for.
  final func adopt(_ child: Node?) {
    output = child?.output ?? []
    $preferences = child?.$preferences ?? SparsePreferences()
  }

  /// Ends the life of this node and of everything below it.
  func unmount() {
    isMounted = false
    parent = nil
  }
}

/// A node for views of type `V`.
@MainActor
public class NodeOf<V: View>: Node {
  init(_ view: V, in context: NodeContext) {
    super.init(in: context)
  }

  /// Replaces the view by a new value of the same type, in an environment that may be another one, too.
  func update(_ view: V, in environment: EnvironmentValues) {
    self.environment = environment
  }
}

/// Keeps a view that consists of one other view and draws nothing itself.
@MainActor
class ContainerNode<V: View, Child: View>: NodeOf<V> {
  private(set) var child: NodeOf<Child>?

  /// Makes the child; the initializer of a subclass calls it once.
  final func mount(_ view: Child, in environment: EnvironmentValues? = nil) {
    child = Child._makeNode(view, in: childContext(environment))
    collect()
  }

  /// Takes a child that stands in several places at once, because it is the same everywhere.
  final func mount(_ shared: NodeOf<Child>) {
    child = shared
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

extension [RenderNode] {
  /// Whether both arrays hold the same objects in the same order.
  ///
  /// - Complexity: O(*n*).
  func isIdentical(to other: [RenderNode]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0 === $1 }
  }
}
