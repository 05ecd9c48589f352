extension View {
  /// Puts paint behind this view.
  public func background<Style: ShapeStyle>(_ style: Style) -> some View { modified(.background(style._paint, .rectangle)) }

  /// Puts a painted shape behind this view.
  public func background<Style: ShapeStyle, Form: Shape>(_ style: Style, in shape: Form) -> some View {
    modified(.background(style._paint, shape._form))
  }

  /// Cuts this view with a shape.
  public func clipShape<Form: Shape>(_ shape: Form) -> some View { modified(.clip(shape._form)) }

  /// Cuts off what of this view is outside of its frame.
  public func clipped() -> some View { modified(.clip(.rectangle)) }

  /// Rounds the corners of this view.
  ///
  /// - Parameter radius: The radius in points.
  public func cornerRadius(_ radius: Double) -> some View { modified(.clip(.roundedRectangle(cornerRadius: radius))) }

  /// Draws a line inside of this view's frame.
  ///
  /// - Parameters:
  ///   - content: What with.
  ///   - width: Its width in points.
  public func border<Style: ShapeStyle>(_ content: Style, width: Double = 1) -> some View {
    modified(.border(content._paint, width: width))
  }

  /// Has this view throw a shadow.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - radius: How soft it is, in points.
  ///   - x: How far to the right it falls, in points.
  ///   - y: How far down it falls, in points.
  public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0) -> some View {
    modified(.shadow(Shadow(color: color, radius: radius, x: x, y: y)))
  }

  /// Lets more of what is behind this view be seen.
  ///
  /// - Parameter opacity: How little of it, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { modified(.opacity(min(max(opacity, 0), 1))) }

  /// Blurs this view.
  public func blur(radius: Double) -> some View { modified(.blur(radius)) }

  /// Keeps the room of this view, and does not show it.
  public func hidden() -> some View { modified(.hidden) }

  /// Puts views over this one, which take no room of their own.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand.
  ///   - content: The views.
  public func overlay<Overlay: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Overlay) -> some View {
    LayeredView(content: TupleView((self, Layer(content: content(), kind: .layer(alignment, isBehind: false)))))
  }

  /// Puts a view over this one, which takes no room of its own.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Puts paint over this view.
  public func overlay<Style: ShapeStyle>(_ style: Style) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Puts a painted shape over this view.
  public func overlay<Style: ShapeStyle, Form: Shape>(_ style: Style, in shape: Form) -> some View {
    overlay { shape.fill(style) }
  }

  /// Puts views behind this one, which take no room of their own.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand.
  ///   - content: The views.
  public func background<Background: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Background) -> some View {
    LayeredView(content: TupleView((Layer(content: content(), kind: .layer(alignment, isBehind: true)), self)))
  }

  /// Puts a view behind this one, which takes no room of its own.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }
}

/// A view with layers over or behind it.
private struct LayeredView<Content: View>: PrimitiveView {
  let content: Content

  var kind: RenderNode.Kind { .layers(.center) }
}

private struct Layer<Content: View>: PrimitiveView {
  let content: Content
  let kind: RenderNode.Kind
}
