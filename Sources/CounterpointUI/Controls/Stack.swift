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
    kind = .stack(StackLayout(axis: .vertical, alignment: alignment.layout, spacing: spacing))
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
    kind = .stack(StackLayout(axis: .horizontal, alignment: alignment.layout, spacing: spacing))
  }
}

/// Where views stand from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
  let layout: StackLayout.Alignment

  /// At the leading edge.
  public static let leading = Self(layout: .leading)
  /// In the middle.
  public static let center = Self(layout: .center)
  /// At the trailing edge.
  public static let trailing = Self(layout: .trailing)
}

/// Where views stand from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let layout: StackLayout.Alignment

  /// At the top.
  public static let top = Self(layout: .leading)
  /// In the middle.
  public static let center = Self(layout: .center)
  /// At the bottom.
  public static let bottom = Self(layout: .trailing)
}
