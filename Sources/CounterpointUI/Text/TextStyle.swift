/// How text looks; what is `nil` is as around it.
public struct TextStyle: Hashable, Sendable {
  /// All of it out of the way, and nothing for a style that says nothing: most texts have such a one, and every text carries its style.
  private final class Traits: Sendable {
    let values: Values

    init(_ values: Values) {
      self.values = values
    }
  }

  private struct Values: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var foreground: Paint?
    var isItalic = false
    var hasMonospacedDigits = false
    var isUnderlined = false
    var isStruckThrough = false
    var kerning: Double?
  }

  private var traits: Traits?

  private var values: Values {
    get { traits?.values ?? Values() }
    set { traits = newValue == Values() ? nil : Traits(newValue) }
  }

  /// Makes the style of the surroundings.
  public init() {}

  /// The size and weight.
  public var font: Font? {
    get { values.font }
    set { values.font = newValue }
  }

  /// The thickness of the strokes.
  public var weight: Font.Weight? {
    get { values.weight }
    set { values.weight = newValue }
  }

  /// How it is painted.
  public var foreground: Paint? {
    get { values.foreground }
    set { values.foreground = newValue }
  }

  /// Whether it is slanted.
  public var isItalic: Bool {
    get { values.isItalic }
    set { values.isItalic = newValue }
  }

  /// Whether all digits have the same width.
  public var hasMonospacedDigits: Bool {
    get { values.hasMonospacedDigits }
    set { values.hasMonospacedDigits = newValue }
  }

  /// Whether there is a line below it.
  public var isUnderlined: Bool {
    get { values.isUnderlined }
    set { values.isUnderlined = newValue }
  }

  /// Whether there is a line through it.
  public var isStruckThrough: Bool {
    get { values.isStruckThrough }
    set { values.isStruckThrough = newValue }
  }

  /// The room between the letters, in points.
  public var kerning: Double? {
    get { values.kerning }
    set { values.kerning = newValue }
  }

  /// Whether both say the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.traits === right.traits || left.values == right.values
  }

  /// Adds what the style says to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
