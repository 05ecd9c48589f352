public import Foundation

/// The outline of a shape: lines and curves from point to point.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 50))
///   path.closeSubpath()
/// }
/// ```
public struct Path: Hashable, Sendable {
  /// A step of an outline.
  enum Step: Hashable, Sendable {
    case move(Vector)
    case line(Vector)
    case quad(Vector, control: Vector)
    case curve(Vector, control1: Vector, control2: Vector)
    case close
  }

  /// A point, or the way to one.
  struct Vector: Hashable, Sendable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }

    init(_ point: CGPoint) {
      self.init(Double(point.x), Double(point.y))
    }

    static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y) }
    static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y) }
    static func * (a: Self, b: Double) -> Self { Self(a.x * b, a.y * b) }
    var length: Double { (x * x + y * y).squareRoot() }
  }

  private(set) var steps: [Step] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path.
  ///
  /// - Parameter build: Adds its lines and curves.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  init(steps: [Step]) {
    self.steps = steps
  }

  /// Makes a path around a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes a path around the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { steps.isEmpty }

  /// Begins a new outline at a point.
  public mutating func move(to point: CGPoint) {
    steps.append(.move(Vector(point)))
  }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) {
    steps.append(steps.isEmpty ? .move(Vector(point)) : .line(Vector(point)))
  }

  /// Adds straight lines from the first point over all others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    steps.append(.quad(Vector(point), control: Vector(control)))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.append(.curve(Vector(point), control1: Vector(control1), control2: Vector(control2)))
  }

  /// Leads back to where the outline began.
  public mutating func closeSubpath() {
    steps.append(.close)
  }

  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds the outline of a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let (rx, ry) = (min(Double(cornerSize.width), Double(rect.width) / 2), min(Double(cornerSize.height), Double(rect.height) / 2))
    let (left, top, right, bottom) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
    move(to: CGPoint(x: left + rx, y: top))
    steps.append(.line(Vector(right - rx, top)))
    appendArc(center: Vector(right - rx, top + ry), rx: rx, ry: ry, from: -.pi / 2, through: .pi / 2)
    steps.append(.line(Vector(right, bottom - ry)))
    appendArc(center: Vector(right - rx, bottom - ry), rx: rx, ry: ry, from: 0, through: .pi / 2)
    steps.append(.line(Vector(left + rx, bottom)))
    appendArc(center: Vector(left + rx, bottom - ry), rx: rx, ry: ry, from: .pi / 2, through: .pi / 2)
    steps.append(.line(Vector(left, top + ry)))
    appendArc(center: Vector(left + rx, top + ry), rx: rx, ry: ry, from: .pi, through: .pi / 2)
    closeSubpath()
  }

  /// Adds the outline of the ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    let (rx, ry) = (Double(rect.width) / 2, Double(rect.height) / 2)
    let center = Vector(Double(rect.midX), Double(rect.midY))
    steps.append(.move(Vector(center.x + rx, center.y)))
    appendArc(center: center, rx: rx, ry: ry, from: 0, through: 2 * .pi)
    closeSubpath()
  }

  /// Adds a part of a circle, with a line to where it begins.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius.
  ///   - startAngle: Where the arc begins; 0 is to the right.
  ///   - endAngle: Where the arc ends.
  ///   - clockwise: The direction in a coordinate system whose y axis points up, as in SwiftUI; on a screen, `false` goes clockwise.
  public mutating func addArc(center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      while sweep > 0 { sweep -= 2 * .pi }
    } else {
      while sweep < 0 { sweep += 2 * .pi }
    }
    sweep = max(min(sweep, 2 * .pi), -2 * .pi)
    let center = Vector(center)
    let start = Vector(center.x + radius * cos(startAngle.radians), center.y + radius * sin(startAngle.radians))
    steps.append(steps.isEmpty ? .move(start) : .line(start))
    appendArc(center: center, rx: radius, ry: radius, from: startAngle.radians, through: sweep)
  }

  /// Adds the outlines of another path.
  public mutating func addPath(_ path: Path) {
    steps += path.steps
  }

  /// Adds an arc as curves of a quarter turn at the most, whose error is a few ten-thousandths of the radius.
  private mutating func appendArc(center: Vector, rx: Double, ry: Double, from start: Double, through sweep: Double) {
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let part = sweep / Double(count)
    let handle = 4 / 3 * tan(part / 4)
    func point(_ angle: Double) -> Vector { Vector(center.x + rx * cos(angle), center.y + ry * sin(angle)) }
    func slope(_ angle: Double) -> Vector { Vector(-rx * sin(angle), ry * cos(angle)) }
    for index in 0..<count {
      let (a, b) = (start + Double(index) * part, start + Double(index + 1) * part)
      steps.append(.curve(point(b), control1: point(a) + slope(a) * handle, control2: point(b) - slope(b) * handle))
    }
  }
}
