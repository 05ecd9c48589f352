/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  let content: Content
  let kind: RenderNode.Kind

  /// Makes a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand from side to side.
  ///   - spacing: The room between them in points; `nil` is the renderer's own.
  ///   - content: The views, from top to bottom.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    kind = .stack(StackLayout(axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }
}

/// Views one beside the other.
public struct HStack<Content: View>: PrimitiveView {
  let content: Content
  let kind: RenderNode.Kind

  /// Makes a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand from top to bottom.
  ///   - spacing: The room between them in points; `nil` is the renderer's own.
  ///   - content: The views, in reading direction.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    kind = .stack(StackLayout(axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}

/// Views one over the other, the first at the back.
public struct ZStack<Content: View>: PrimitiveView {
  let content: Content
  let kind: RenderNode.Kind

  /// Makes a stack of layers.
  ///
  /// - Parameters:
  ///   - alignment: Where views that are smaller than the largest one stand.
  ///   - content: The views, from the back to the front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    kind = .layers(alignment)
  }
}

/// Views one below the other, of which those far below are made when they come near.
///
/// A `ForEach` in it begins with the first rows and makes more of them as the end comes into view.
public struct LazyVStack<Content: View>: PrimitiveView {
  let content: Content
  let kind: RenderNode.Kind

  /// Makes a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand from side to side.
  ///   - spacing: The room between them in points; `nil` is the renderer's own.
  ///   - content: The views, from top to bottom.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    kind = .stack(StackLayout(axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.isLazy = true
    return environment
  }
}

/// How a stack arranges its children.
public struct StackLayout: Hashable, Sendable {
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
