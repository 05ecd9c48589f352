extension TextState {
  /// The styling of a text, as data for a renderer; `nil` stands for what was not said.
  public struct Style: Hashable, Sendable {
    /// How far the text stands above its line, in points; negative for below.
    public internal(set) var baselineOffset: Double?
    /// The font.
    public internal(set) var font: Font?
    /// The design of the font.
    public internal(set) var fontDesign: Font.Design?
    /// The thickness of the strokes.
    public internal(set) var fontWeight: Font.Weight?
    /// The width of the letters.
    public internal(set) var fontWidth: FontWidth?
    /// The colour of the letters.
    public internal(set) var foregroundColor: Color?
    /// Whether the text is bold.
    public internal(set) var isBold: Bool?
    /// Whether the text is italic.
    public internal(set) var isItalic: Bool?
    /// The space between letters, in points, where pairs of letters may still be fitted.
    public internal(set) var kerning: Double?
    /// The line through the text.
    public internal(set) var strikethrough: LineStyle?
    /// The space between letters, in points, added to every letter alike.
    public internal(set) var tracking: Double?
    /// The line under the text.
    public internal(set) var underline: LineStyle?
    /// Whether all digits have the same width.
    public internal(set) var usesMonospacedDigits: Bool?

    /// The rank as a heading.
    public internal(set) var accessibilityHeading: AccessibilityHeadingLevel?
    /// What is said in place of the words. It belongs to the text it was given to as a whole, and is not handed on to its parts.
    public internal(set) var accessibilityLabel: String?
    /// The kind of the text.
    public internal(set) var accessibilityTextContentType: AccessibilityTextContentType?
    /// How much higher, or lower, the text is said; in parts of the usual pitch.
    public internal(set) var speechAdjustedPitch: Double?
    /// Whether punctuation is said.
    public internal(set) var speechAlwaysIncludesPunctuation: Bool?
    /// Whether the text waits until what is being said has ended.
    public internal(set) var speechAnnouncementsQueued: Bool?
    /// Whether the text is said letter by letter.
    public internal(set) var speechSpellsOutCharacters: Bool?

    /// Styling that says nothing.
    static let plain = Style()

    /// This styling, completed by that of the text around it.
    func inheriting(from outer: Style) -> Style {
      var style = self
      func inherit<Value>(_ keyPath: WritableKeyPath<Style, Value?>) {
        style[keyPath: keyPath] = style[keyPath: keyPath] ?? outer[keyPath: keyPath]
      }
      inherit(\.baselineOffset)
      inherit(\.font)
      inherit(\.fontDesign)
      inherit(\.fontWeight)
      inherit(\.fontWidth)
      inherit(\.foregroundColor)
      inherit(\.isBold)
      inherit(\.isItalic)
      inherit(\.kerning)
      inherit(\.strikethrough)
      inherit(\.tracking)
      inherit(\.underline)
      inherit(\.usesMonospacedDigits)
      inherit(\.accessibilityHeading)
      inherit(\.accessibilityTextContentType)
      inherit(\.speechAdjustedPitch)
      inherit(\.speechAlwaysIncludesPunctuation)
      inherit(\.speechAnnouncementsQueued)
      inherit(\.speechSpellsOutCharacters)
      return style
    }
  }

  /// A line through or under a text.
  public struct LineStyle: Hashable, Sendable {
    /// Whether there is a line; `false` takes the line of the text around away.
    public let isActive: Bool
    /// How the line is drawn.
    public let pattern: LineStylePattern
    /// The colour of the line; `nil` for that of the letters.
    public let color: Color?
  }

  /// How a line through or under a text is drawn.
  public enum LineStylePattern: String, Hashable, Sendable, CaseIterable {
    /// A line that is drawn as the name says.
    case solid, dash, dashDot, dashDotDot, dot
  }

  /// The width of the letters of a font.
  public enum FontWidth: String, Hashable, Sendable, CaseIterable {
    /// Letters of the width that the name says.
    case compressed, condensed, expanded, standard
  }

  /// This text with one thing said about it, unless the text says it already.
  func styled<Value>(_ keyPath: WritableKeyPath<Style, Value?>, _ value: Value?) -> Self {
    guard let value, style[keyPath: keyPath] == nil else { return self }
    var text = self
    text.style[keyPath: keyPath] = value
    return text
  }
}
