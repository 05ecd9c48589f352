/// Where views stand from side to side.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// Where views stand from top to bottom.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// On the line of the first text.
  case firstTextBaseline
  /// On the line of the last text.
  case lastTextBaseline
}

/// Where a view stands in its room.
public struct Alignment: Hashable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// In the middle of the top.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// In the middle of the bottom.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// In a corner.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// In a corner.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// In a corner.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// In a corner.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}

/// A point of a view, in parts of its width and height from the top left corner.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public var x: Double
  /// The part of the height.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = Self(x: 0.5, y: 0.5)
  /// The middle of an edge.
  public static let leading = Self(x: 0, y: 0.5)
  /// The middle of an edge.
  public static let trailing = Self(x: 1, y: 0.5)
  /// The middle of an edge.
  public static let top = Self(x: 0.5, y: 0)
  /// The middle of an edge.
  public static let bottom = Self(x: 0.5, y: 1)
  /// A corner.
  public static let topLeading = Self(x: 0, y: 0)
  /// A corner.
  public static let topTrailing = Self(x: 1, y: 0)
  /// A corner.
  public static let bottomLeading = Self(x: 0, y: 1)
  /// A corner.
  public static let bottomTrailing = Self(x: 1, y: 1)
}

/// An edge of a view.
public enum Edge: Int, Hashable, Sendable, CaseIterable {
  /// The upper one.
  case top
  /// The one where lines of text begin.
  case leading
  /// The lower one.
  case bottom
  /// The one where lines of text end.
  case trailing

  /// Some edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The elements as bits.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The upper one.
    public static let top = Set(rawValue: 1)
    /// The one where lines of text begin.
    public static let leading = Set(rawValue: 2)
    /// The lower one.
    public static let bottom = Set(rawValue: 4)
    /// The one where lines of text end.
    public static let trailing = Set(rawValue: 8)
    /// Those at the sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower one.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The directions in which something scrolls or grows.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical

  /// Some directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The elements as bits.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An amount of turning, clockwise.
public struct Angle: Hashable, Sendable, Comparable {
  /// The amount, 360 being a full turn.
  public var degrees: Double

  /// Makes an angle of degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// Makes an angle of radians.
  public init(radians: Double) {
    degrees = radians * 180 / .pi
  }

  /// The amount, 2π being a full turn.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Self { Self(degrees: degrees) }
  /// An angle of radians.
  public static func radians(_ radians: Double) -> Self { Self(radians: radians) }
  /// No angle.
  public static let zero = Self(degrees: 0)

  /// Whether one angle is less than another.
  public static func < (left: Self, right: Self) -> Bool { left.degrees < right.degrees }
  /// The sum of two angles.
  public static func + (left: Self, right: Self) -> Self { Self(degrees: left.degrees + right.degrees) }
  /// The difference of two angles.
  public static func - (left: Self, right: Self) -> Self { Self(degrees: left.degrees - right.degrees) }
  /// An angle some times.
  public static func * (left: Self, right: Double) -> Self { Self(degrees: left.degrees * right) }
  /// A part of an angle.
  public static func / (left: Self, right: Double) -> Self { Self(degrees: left.degrees / right) }
}
