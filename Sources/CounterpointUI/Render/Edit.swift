/// One step that turns a drawn tree into the next.
public enum Edit: Sendable {
  /// The node is still there, but looks different; its children have edits of their own.
  case update(from: RenderNode, to: RenderNode)
  /// A new node, with everything in it, before the child `before` of `parent`; `nil` is the end.
  case insert(RenderNode, parent: RenderNode.ID, before: RenderNode.ID?)
  /// A child of `parent` to stand before its child `before`; `nil` is the end.
  case move(RenderNode.ID, parent: RenderNode.ID, before: RenderNode.ID?)
  /// The node goes, with everything in it.
  case remove(RenderNode.ID)
}

extension Edit: Equatable {
  /// Whether two edits do the same; nodes are compared by identity and kind.
  public static func == (left: Edit, right: Edit) -> Bool {
    switch (left, right) {
    case (.update(let a, let b), .update(let c, let d)):
      a.id == c.id && a.kind == c.kind && a.modifiers == c.modifiers && b.id == d.id && b.kind == d.kind && b.modifiers == d.modifiers
    case (.insert(let a, let parent, let before), .insert(let b, let otherParent, let otherBefore)):
      a.id == b.id && a.kind == b.kind && a.modifiers == b.modifiers && parent == otherParent && before == otherBefore
    case (.move(let a, let parent, let before), .move(let b, let otherParent, let otherBefore)):
      a == b && parent == otherParent && before == otherBefore
    case (.remove(let a), .remove(let b)):
      a == b
    default:
      false
    }
  }
}
