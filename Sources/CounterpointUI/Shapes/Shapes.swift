public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable {
  /// Makes a rectangle.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public var _form: ShapeForm { .rectangle }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  private let cornerRadius: Double

  /// Makes a rectangle with round corners.
  ///
  /// - Parameter cornerRadius: The radius of the corners, in points.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius)) }
  }

  public var _form: ShapeForm { .roundedRectangle(cornerRadius: cornerRadius) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable {
  /// Makes a capsule.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius)) }
  }

  public var _form: ShapeForm { .capsule }
}

/// The largest circle that fits.
public struct Circle: InsettableShape, Hashable {
  /// Makes a circle.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
  }

  public var _form: ShapeForm { .circle }
}

/// The ellipse that touches all sides.
public struct Ellipse: InsettableShape, Hashable {
  /// Makes an ellipse.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public var _form: ShapeForm { .ellipse }
}

extension Shape where Self == Circle {
  /// The largest circle that fits.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(cornerRadius: Double) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}
