public import Foundation

/// A shape, which a view can fill, outline, or be cut by.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// As a view, a shape is filled with the colour of text and takes the room that it is given. The rectangle is what the renderer measures; before it has, and
/// where nothing measures, it is 100 points wide and high and the path is scaled to fit.
@MainActor
public protocol Shape: View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The shape by its name, if renderers know it.
  var _form: ShapeForm { get }
}

extension Shape {
  /// No name: the outline says what it is.
  public var _form: ShapeForm {
    .path(path(in: CGRect(x: 0, y: 0, width: 100, height: 100)), width: 100, height: 100)
  }

  /// The shape, filled.
  public var body: some View { ShapeView(shape: self, fill: .level(.primary)) }

  /// Fills the shape.
  ///
  /// - Parameter style: What with.
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    ShapeView(shape: self, fill: style._paint)
  }

  /// Draws the outline; half of the line is outside of the shape.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline; half of the line is outside of the shape.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
    ShapeView(shape: self, stroke: StrokeLook(paint: content._paint, style: style, isInside: false))
  }

  /// Draws the outline in the colour of text.
  public func stroke(lineWidth: Double = 1) -> some View {
    stroke(.primary, lineWidth: lineWidth)
  }

  /// The shape, turned about the middle of its rectangle.
  public func rotation(_ angle: Angle) -> some Shape {
    DerivedShape { rect in
      let (center, sine, cosine) = (Path.Vector(rect.midX, rect.midY), sin(angle.radians), cos(angle.radians))
      return path(in: rect).mapPoints { point in
        let way = point - center
        return center + Path.Vector(way.x * cosine - way.y * sine, way.x * sine + way.y * cosine)
      }
    }
  }

  /// A part of the outline.
  ///
  /// - Parameters:
  ///   - startFraction: Where the part begins, from 0 to 1.
  ///   - endFraction: Where it ends, from 0 to 1.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    DerivedShape { path(in: $0).trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The shape, moved.
  public func offset(x: Double = 0, y: Double = 0) -> some Shape {
    DerivedShape { path(in: $0).offsetBy(dx: x, dy: y) }
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// Draws a line along the inside of the outline.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> some View {
    ShapeView(shape: self, stroke: StrokeLook(paint: style._paint, style: StrokeStyle(lineWidth: lineWidth), isInside: true))
  }

  /// Draws a line along the inside of the outline.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
    ShapeView(shape: self, stroke: StrokeLook(paint: content._paint, style: style, isInside: true))
  }

  /// Draws a line in the colour of text along the inside of the outline.
  public func strokeBorder(lineWidth: Double = 1) -> some View {
    strokeBorder(.primary, lineWidth: lineWidth)
  }

  /// The shape, smaller on all sides.
  public func inset(by amount: Double) -> some InsettableShape {
    DerivedShape { path(in: $0.insetBy(dx: amount, dy: amount)) }
  }
}

/// A shape whose outline is made from that of another.
struct DerivedShape: InsettableShape {
  let outline: @MainActor (CGRect) -> Path

  func path(in rect: CGRect) -> Path { outline(rect) }
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// Its width in points.
  public var lineWidth: Double
  /// How it ends.
  public var lineCap: Cap
  /// How its corners look.
  public var lineJoin: Join
  /// The lengths of strokes and gaps, in points; none for an unbroken line.
  public var dash: [Double]

  /// How lines end.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// At the point.
    case butt
    /// With half a circle around it.
    case round
    /// With half a square around it.
    case square
  }

  /// How corners of lines look.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// With a point.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }

  /// Makes a style.
  public init(lineWidth: Double = 1, lineCap: Cap = .butt, lineJoin: Join = .miter, dash: [Double] = []) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash
  }
}
