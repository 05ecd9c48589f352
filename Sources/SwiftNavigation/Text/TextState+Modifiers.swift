extension TextState {
  /// Moves the text above its line, or below it.
  ///
  /// - Parameter baselineOffset: The distance, in points; negative for below.
  public func baselineOffset(_ baselineOffset: Double) -> Self {
    styled(\.baselineOffset, baselineOffset)
  }

  /// Makes the text bold.
  public func bold() -> Self {
    styled(\.isBold, true)
  }

  /// Makes the text bold, or keeps it from being bold inside of a bold text.
  ///
  /// - Parameter isActive: Whether the text is bold.
  public func bold(isActive: Bool) -> Self {
    styled(\.isBold, isActive)
  }

  /// Sets the font.
  ///
  /// - Parameter font: The font; `nil` leaves it to the text around.
  public func font(_ font: Font?) -> Self {
    styled(\.font, font)
  }

  /// Sets the design of the font.
  ///
  /// - Parameter design: The design; `nil` leaves it to the text around.
  public func fontDesign(_ design: Font.Design?) -> Self {
    styled(\.fontDesign, design)
  }

  /// Sets the thickness of the strokes.
  ///
  /// - Parameter weight: The weight; `nil` leaves it to the text around.
  public func fontWeight(_ weight: Font.Weight?) -> Self {
    styled(\.fontWeight, weight)
  }

  /// Sets the width of the letters.
  ///
  /// - Parameter width: The width; `nil` leaves it to the text around.
  public func fontWidth(_ width: FontWidth?) -> Self {
    styled(\.fontWidth, width)
  }

  /// Sets the colour of the letters.
  ///
  /// - Parameter color: The colour; `nil` leaves it to the text around.
  public func foregroundColor(_ color: Color?) -> Self {
    styled(\.foregroundColor, color)
  }

  /// Makes the text italic.
  public func italic() -> Self {
    styled(\.isItalic, true)
  }

  /// Makes the text italic, or keeps it from being italic inside of an italic text.
  ///
  /// - Parameter isActive: Whether the text is italic.
  public func italic(isActive: Bool) -> Self {
    styled(\.isItalic, isActive)
  }

  /// Sets the space between letters, where pairs of letters may still be fitted.
  ///
  /// - Parameter kerning: The space, in points.
  public func kerning(_ kerning: Double) -> Self {
    styled(\.kerning, kerning)
  }

  /// Gives all digits the same width, so that a changing number does not jump.
  public func monospacedDigit() -> Self {
    styled(\.usesMonospacedDigits, true)
  }

  /// Draws a solid line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - color: The colour of the line; `nil` for that of the letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Self {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: How the line is drawn.
  ///   - color: The colour of the line; `nil` for that of the letters.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStylePattern, color: Color? = nil) -> Self {
    styled(\.strikethrough, LineStyle(isActive: isActive, pattern: pattern, color: color))
  }

  /// Sets the space between letters, added to every letter alike.
  ///
  /// - Parameter tracking: The space, in points.
  public func tracking(_ tracking: Double) -> Self {
    styled(\.tracking, tracking)
  }

  /// Draws a solid line under the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - color: The colour of the line; `nil` for that of the letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Self {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line under the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: How the line is drawn.
  ///   - color: The colour of the line; `nil` for that of the letters.
  public func underline(_ isActive: Bool = true, pattern: LineStylePattern, color: Color? = nil) -> Self {
    styled(\.underline, LineStyle(isActive: isActive, pattern: pattern, color: color))
  }
}
