public import Foundation

extension View {
  /// Adds room around this view.
  ///
  /// - Parameters:
  ///   - edges: At which edges.
  ///   - length: How much, in points; `nil` for the usual 16.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = length ?? 16
    return modified(
      .padding(
        EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
  }

  /// Adds room around this view, in points.
  public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Adds room around this view.
  public func padding(_ insets: EdgeInsets) -> some View { modified(.padding(insets)) }

  /// Gives this view a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in points; `nil` for that of the view.
  ///   - height: The height in points; `nil` for that of the view.
  ///   - alignment: Where the view stands in the frame.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
    var layout = FrameLayout(alignment: alignment)
    layout.width = width
    layout.height = height
    return modified(.frame(layout))
  }

  /// Gives this view a frame whose size has limits.
  ///
  /// - Parameters:
  ///   - minWidth: The least width in points.
  ///   - idealWidth: Not used: the ideal width is that of the view.
  ///   - maxWidth: The greatest width in points; infinity for all there is.
  ///   - minHeight: The least height in points.
  ///   - idealHeight: Not used: the ideal height is that of the view.
  ///   - maxHeight: The greatest height in points; infinity for all there is.
  ///   - alignment: Where the view stands in the frame.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    var layout = FrameLayout(alignment: alignment)
    layout.minWidth = minWidth
    layout.maxWidth = maxWidth
    layout.minHeight = minHeight
    layout.maxHeight = maxHeight
    return modified(.frame(layout))
  }

  /// Keeps this view from being smaller than its content.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Decides which of several views gives way last when there is too little room.
  public func layoutPriority(_ value: Double) -> some View { modified(.layoutPriority(value)) }

  /// Keeps the relation of this view's sides.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; `nil` for that of the content.
  ///   - contentMode: Whether the view fits into its room or fills it.
  public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
    modified(.aspectRatio(aspectRatio, isFill: contentMode == .fill))
  }

  /// Fits the view into its room, with its own relation of sides.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills the room with the view, with its own relation of sides.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Shows this view in another place without taking the room there.
  ///
  /// - Parameters:
  ///   - x: How far to the right, in points.
  ///   - y: How far down, in points.
  public func offset(x: Double = 0, y: Double = 0) -> some View { modified(.transform(.offset(x: x, y: y))) }

  /// Shows this view in another place without taking the room there.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: Double(offset.width), y: Double(offset.height)) }

  /// Shows this view with its middle at a point of its surroundings.
  public func position(x: Double, y: Double) -> some View {
    frame(width: 0, height: 0).offset(x: x, y: y).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Shows this view with its middle at a point of its surroundings.
  public func position(_ position: CGPoint) -> some View { self.position(x: Double(position.x), y: Double(position.y)) }

  /// Shows this view larger or smaller without taking more or less room.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    modified(.transform(.scale(x: scale, y: scale, anchor: anchor)))
  }

  /// Shows this view larger or smaller without taking more or less room.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    modified(.transform(.scale(x: x, y: y, anchor: anchor)))
  }

  /// Shows this view turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(.transform(.rotation(degrees: angle.degrees, anchor: anchor)))
  }

  /// Lets this view reach beyond the safe area; a renderer that has none shows it where it is.
  public func ignoresSafeArea() -> Self { self }
}

/// How content of other proportions gets into its room.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is seen.
  case fit
  /// All of the room is filled.
  case fill
}
