/// A size and weight of text.
///
/// ```swift
/// Text("Total").font(.headline)
/// Text("0:42").font(.system(size: 40, weight: .bold, design: .rounded).monospacedDigit())
/// ```
public struct Font: Hashable, Sendable {
  /// Which letters, and how large.
  public enum Face: Hashable, Sendable {
    /// As large as its role on the screen asks for.
    case style(TextStyle)
    /// So many points.
    case size(Double)
  }

  /// Which letters, and how large.
  public let face: Face
  /// The thickness; `nil` for that of the face.
  public private(set) var weight: Weight?
  /// The shape of the letters; `nil` for the usual one.
  public private(set) var design: Design?
  /// Whether the letters are slanted.
  public private(set) var isItalic = false
  /// Whether all digits have the same width.
  public private(set) var hasMonospacedDigits = false

  /// What a text is for.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The one thing on a screen.
    case largeTitle
    /// A title, from the largest to the smallest.
    case title, title2, title3
    /// The title of a group.
    case headline
    /// A line under a title.
    case subheadline
    /// Text to read.
    case body
    /// A remark beside it.
    case callout
    /// A remark below it.
    case footnote
    /// Small print.
    case caption, caption2
  }

  /// The thickness of the strokes.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    /// Thinner than regular.
    case ultraLight = 100, thin = 200, light = 300
    /// As text to read.
    case regular = 400
    /// Thicker than regular.
    case medium = 500, semibold = 600, bold = 700, heavy = 800, black = 900
  }

  /// The shape of the letters.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// The system's.
    case `default`
    /// With serifs.
    case serif
    /// Round.
    case rounded
    /// All of the same width.
    case monospaced
  }

  /// The system's letters, in a size of your own.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The thickness; `nil` for the usual one.
  ///   - design: The shape of the letters; `nil` for the usual one.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(face: .size(size), weight: weight, design: design)
  }

  /// The system's letters, in the size of a role.
  ///
  /// - Parameters:
  ///   - style: The role.
  ///   - design: The shape of the letters; `nil` for the usual one.
  ///   - weight: The thickness; `nil` for that of the role.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(face: .style(style), weight: weight, design: design)
  }

  /// This font in another thickness.
  public func weight(_ weight: Weight) -> Font {
    with { $0.weight = weight }
  }

  /// This font in bold.
  public func bold() -> Font { weight(.bold) }

  /// This font, slanted.
  public func italic() -> Font {
    with { $0.isItalic = true }
  }

  /// This font with digits of equal width.
  public func monospacedDigit() -> Font {
    with { $0.hasMonospacedDigits = true }
  }

  /// This font with letters of equal width.
  public func monospaced() -> Font {
    with { $0.design = .monospaced }
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The one thing on a screen.
  public static let largeTitle = system(.largeTitle)
  /// The title of a screen.
  public static let title = system(.title)
  /// A smaller title.
  public static let title2 = system(.title2)
  /// The smallest title.
  public static let title3 = system(.title3)
  /// The title of a group.
  public static let headline = system(.headline)
  /// A line under a title.
  public static let subheadline = system(.subheadline)
  /// Text to read.
  public static let body = system(.body)
  /// A remark beside it.
  public static let callout = system(.callout)
  /// A remark below it.
  public static let footnote = system(.footnote)
  /// Small print.
  public static let caption = system(.caption)
  /// The smallest print.
  public static let caption2 = system(.caption2)
}
