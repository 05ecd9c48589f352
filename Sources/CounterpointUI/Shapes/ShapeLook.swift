/// A shape, by name or by outline.
public indirect enum ShapeForm: Hashable, Sendable {
  /// A rectangle.
  case rectangle
  /// A rectangle with round corners.
  case roundedRectangle(cornerRadius: Double)
  /// A rectangle with two half circles for sides.
  case capsule
  /// The largest circle that fits.
  case circle
  /// The ellipse that touches all sides.
  case ellipse
  /// An outline, and the size of the rectangle that it was made for.
  case path(Path, width: Double, height: Double)

  /// The corners of the outline in percent of the width and height; `nil` for a shape with a name.
  public var polygon: [(x: Double, y: Double)]? {
    guard case .path(let path, let width, let height) = self, width > 0, height > 0 else { return nil }
    return path.polygons.joined().map { ($0.x / width * 100, $0.y / height * 100) }
  }

  /// The outline in the notation of SVG; `nil` for a shape with a name.
  public var svg: String? {
    guard case .path(let path, _, _) = self else { return nil }
    return path.svg
  }
}

/// A shape and how it is painted.
public struct ShapeLook: Hashable, Sendable {
  /// The shape.
  public var form: ShapeForm
  /// What it is filled with.
  public var fill: Paint?
  /// How its outline is drawn.
  public var stroke: StrokeLook?

  /// Makes a look.
  public init(form: ShapeForm, fill: Paint? = nil, stroke: StrokeLook? = nil) {
    self.form = form
    self.fill = fill
    self.stroke = stroke
  }

  func isReplaced(by other: Self) -> Bool {
    switch (form, other.form) {
    case (.path, .path), (.circle, .circle): false
    case (.path, _), (_, .path), (.circle, _), (_, .circle): true
    default: false
    }
  }
}

/// How an outline is drawn.
public struct StrokeLook: Hashable, Sendable {
  /// What with.
  public var paint: Paint
  /// How.
  public var style: StrokeStyle
  /// Whether all of the line is inside of the shape, and not half of it.
  public var isInside: Bool

  /// Makes a look.
  public init(paint: Paint, style: StrokeStyle, isInside: Bool) {
    self.paint = paint
    self.style = style
    self.isInside = isInside
  }
}
