/// A node of the tree that views draw: what there is to see and to act upon, in no particular renderer's terms.
///
/// Nodes are immutable. A node that did not change from one flush to the next is the same object, so a renderer can skip it by identity.
public final class RenderNode: Sendable {
  /// The number of a node: unique in its graph and never used again, so that a late event cannot hit a new control.
  public typealias ID = Int

  /// What a node is.
  public enum Kind: Hashable, Sendable {
    /// The root of the tree.
    case root
    /// Children side by side along an axis.
    case stack(StackLayout)
    /// A run of text.
    case text(String, TextStyle)
    /// A control that is pressed; its children are its label.
    case button(ButtonRole?)
    /// A line of text that the user edits.
    case textField(label: String, value: String)
  }

  /// The identity of the node.
  public let id: ID
  /// What the node is.
  public let kind: Kind
  /// The nodes inside it, in order.
  public let children: [RenderNode]

  /// Makes a node.
  public init(id: ID, kind: Kind, children: [RenderNode]) {
    self.id = id
    self.kind = kind
    self.children = children
  }
}

/// How a stack arranges its children.
public struct StackLayout: Hashable, Sendable {
  /// The direction of a stack.
  public enum Axis: Hashable, Sendable {
    /// From left to right in a left-to-right language.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Where children stand across the axis.
  public enum Alignment: Hashable, Sendable {
    /// At the leading edge, or at the top.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge, or at the bottom.
    case trailing
  }

  /// The direction in which children follow each other.
  public var axis: Axis
  /// Where children stand across the axis.
  public var alignment: Alignment
  /// The room between children in points; `nil` is the renderer's own.
  public var spacing: Double?

  /// Makes a layout.
  public init(axis: Axis, alignment: Alignment, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// How text looks.
public struct TextStyle: Hashable, Sendable {
  /// The size and weight.
  public var font: Font?
  /// How much the text stands out.
  public var foreground: HierarchicalShapeStyle?

  /// Makes a style; `nil` is the renderer's own.
  public init(font: Font? = nil, foreground: HierarchicalShapeStyle? = nil) {
    self.font = font
    self.foreground = foreground
  }
}
