/// A view that shows nothing and takes no room.
public struct EmptyView: View {
  /// Makes an empty view.
  public init() {}

  public static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    NodeOf(view, in: context)
  }
}
