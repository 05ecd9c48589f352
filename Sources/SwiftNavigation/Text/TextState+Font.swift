extension TextState {
  /// A font, described by what it is for or by its size, never by a file.
  public struct Font: Hashable, Sendable {
    /// What a text is for; each renderer has its own size for it.
    public enum TextStyle: String, Hashable, Sendable, CaseIterable {
      /// Text of the use that the name says.
      case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The thickness of the strokes.
    public enum Weight: String, Hashable, Sendable, CaseIterable {
      /// Strokes as thick as the name says, from the thinnest to the thickest.
      case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The shape of the letters.
    public enum Design: String, Hashable, Sendable, CaseIterable {
      /// Letters of the shape that the name says.
      case `default`, serif, rounded, monospaced
    }

    /// Which letters, and how large.
    public enum Face: Hashable, Sendable {
      /// The system's letters, as large as the use asks for.
      case textStyle(TextStyle)
      /// The system's letters; the size is in points.
      case system(size: Double)
      /// The letters of a named family; the size is in points.
      case custom(name: String, size: Double)
    }

    /// Which letters, and how large.
    public let face: Face
    /// The thickness of the strokes; `nil` for that of the face.
    public private(set) var weight: Weight?
    /// The shape of the letters; `nil` for that of the face.
    public private(set) var design: Design?
    /// Whether the letters are slanted.
    public private(set) var isItalic = false
    /// Whether all digits have the same width.
    public private(set) var usesMonospacedDigits = false

    /// The font of a use.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Self {
      Self(face: .textStyle(style), weight: weight, design: design)
    }

    /// The system's font in a size, in points.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Self {
      Self(face: .system(size: size), weight: weight, design: design)
    }

    /// A named family in a size, in points.
    public static func custom(_ name: String, size: Double) -> Self {
      Self(face: .custom(name: name, size: size))
    }

    /// The largest title.
    public static let largeTitle = system(.largeTitle)
    /// A title.
    public static let title = system(.title)
    /// A title of the second rank.
    public static let title2 = system(.title2)
    /// A title of the third rank.
    public static let title3 = system(.title3)
    /// The head of a section.
    public static let headline = system(.headline)
    /// The line below a head.
    public static let subheadline = system(.subheadline)
    /// Ordinary text.
    public static let body = system(.body)
    /// A remark in ordinary text.
    public static let callout = system(.callout)
    /// A note below the text.
    public static let footnote = system(.footnote)
    /// The words to a picture or control.
    public static let caption = system(.caption)
    /// A smaller caption.
    public static let caption2 = system(.caption2)

    /// This font with bold strokes.
    public func bold() -> Self { weight(.bold) }

    /// This font with slanted letters.
    public func italic() -> Self { with { $0.isItalic = true } }

    /// This font with letters that all have the same width.
    public func monospaced() -> Self { with { $0.design = .monospaced } }

    /// This font with digits that all have the same width.
    public func monospacedDigit() -> Self { with { $0.usesMonospacedDigits = true } }

    /// This font with strokes of another thickness.
    public func weight(_ weight: Weight) -> Self { with { $0.weight = weight } }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var font = self
      change(&font)
      return font
    }
  }
}

extension TextState.Font: CustomStringConvertible {
  /// The face, and what was said besides.
  public var description: String {
    let base =
      switch face {
      case .textStyle(let style): style.rawValue
      case .system(let size): "system(\(size))"
      case .custom(let name, let size): "custom(\(name), \(size))"
      }
    let rest: [String?] = [
      weight?.rawValue, design?.rawValue, isItalic ? "italic" : nil, usesMonospacedDigits ? "monospacedDigit" : nil,
    ]
    return ([base] + rest.compactMap(\.self)).joined(separator: " ")
  }
}
