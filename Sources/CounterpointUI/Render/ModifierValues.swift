/// Where the lines of a text stand when there are several.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// They begin together.
  case leading
  /// Their middles are in line.
  case center
  /// They end together.
  case trailing
}

/// How the letters of a text are changed.
public enum TextCase: String, Hashable, Sendable, CaseIterable {
  /// All capitals.
  case uppercase
  /// No capitals.
  case lowercase
}

/// Room at each edge, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// At the top.
  public var top: Double
  /// At the leading edge.
  public var leading: Double
  /// At the bottom.
  public var bottom: Double
  /// At the trailing edge.
  public var trailing: Double

  /// Makes insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A size, and where smaller or larger content stands in it.
public struct FrameLayout: Hashable, Sendable {
  /// The width and height, in points; `nil` for those of the content.
  public var width, height: Double?
  /// The least width and height.
  public var minWidth, minHeight: Double?
  /// The greatest width and height; infinity for all there is.
  public var maxWidth, maxHeight: Double?
  /// Where the content stands.
  public var alignment: Alignment

  /// Makes a frame that is as large as its content.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

/// The shadow that something throws.
public struct Shadow: Hashable, Sendable {
  /// Its colour.
  public var color: Color
  /// How soft it is, in points.
  public var radius: Double
  /// How far to the right it falls, in points.
  public var x: Double
  /// How far down it falls, in points.
  public var y: Double

  /// Makes a shadow.
  public init(color: Color, radius: Double, x: Double, y: Double) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// Another place, size or angle.
public enum TransformStep: Hashable, Sendable {
  /// So many points to the right and down.
  case offset(x: Double, y: Double)
  /// So many times as wide and high, from an anchor.
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// Turned clockwise by so many degrees, about an anchor.
  case rotation(degrees: Double, anchor: UnitPoint)
}

/// How something comes and goes.
public struct TransitionLook: Hashable, Sendable {
  /// How it comes.
  public var insertion: Motion
  /// How it goes.
  public var removal: Motion

  /// The way something comes, or goes.
  public enum Motion: String, Hashable, Sendable, CaseIterable {
    /// At once.
    case identity
    /// It fades.
    case opacity
    /// It grows or shrinks.
    case scale
    /// It moves from or to an edge.
    case moveLeading, moveTrailing, moveTop, moveBottom
  }

  /// Makes a transition.
  public init(insertion: Motion, removal: Motion) {
    self.insertion = insertion
    self.removal = removal
  }
}

/// Something that assistive technology is told.
public enum AccessibilityFact: Hashable, Sendable {
  /// The name.
  case label(String)
  /// The value.
  case value(String)
  /// What acting upon it does.
  case hint(String)
  /// A name for tests, which nobody hears.
  case identifier(String)
  /// It is not there.
  case hidden
  /// It is not seen, and yet there.
  case visuallyHidden
  /// It is a header.
  case header
  /// It counts as one.
  case combined
}
