/// A node of the tree that views draw: what there is to see and to act upon, in no particular renderer's terms.
///
/// Nodes are immutable. A node that did not change from one flush to the next is the same object, so a renderer can skip it by identity.
public final class RenderNode: Sendable {
  /// The number of a node: unique in its graph and never used again, so that a late event cannot hit a new control.
  public typealias ID = Int

  /// The identity of the node.
  public let id: ID
  /// What the node is.
  public let kind: Kind
  /// How it differs from a plain one, from the inside out.
  public let modifiers: [Modifier]
  /// The nodes inside it, in order.
  public let children: [RenderNode]
  /// Whether it takes the room that it is given, or only what it needs.
  public let flexibility: Flexibility

  /// Makes a node.
  ///
  /// - Complexity: O(*n*) in the children.
  public init(id: ID, kind: Kind, modifiers: [Modifier] = [], children: [RenderNode]) {
    self.id = id
    self.kind = kind
    self.modifiers = modifiers
    self.children = children
    flexibility = Self.flexibility(kind, modifiers, children)
  }
}
