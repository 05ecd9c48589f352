extension TextState {
  /// A colour, by a name that each renderer has its own shade for, or by its parts.
  public enum Color: Hashable, Sendable {
    /// The hue of the name.
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    /// A shade from white to black, or nothing to be seen.
    case white, gray, black, clear
    /// The colour of ordinary text.
    case primary
    /// The colour of text that matters less.
    case secondary
    /// The colour of what can be tapped.
    case accentColor
    /// A colour of the sRGB space; each part is from 0 to 1.
    case rgb(red: Double, green: Double, blue: Double, opacity: Double)

    /// Makes a colour of the sRGB space.
    ///
    /// - Parameters:
    ///   - red: The part of red, from 0 to 1.
    ///   - green: The part of green, from 0 to 1.
    ///   - blue: The part of blue, from 0 to 1.
    ///   - opacity: From 0, which cannot be seen, to 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self = .rgb(red: red, green: green, blue: blue, opacity: opacity)
    }
  }
}

extension TextState.Color: CustomStringConvertible {
  /// The name, or the parts.
  public var description: String {
    switch self {
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .mint: "mint"
    case .teal: "teal"
    case .cyan: "cyan"
    case .blue: "blue"
    case .indigo: "indigo"
    case .purple: "purple"
    case .pink: "pink"
    case .brown: "brown"
    case .white: "white"
    case .gray: "gray"
    case .black: "black"
    case .clear: "clear"
    case .primary: "primary"
    case .secondary: "secondary"
    case .accentColor: "accentColor"
    case .rgb(let red, let green, let blue, let opacity): "rgb(\(red), \(green), \(blue), \(opacity))"
    }
  }
}
