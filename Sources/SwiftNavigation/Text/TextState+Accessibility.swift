extension TextState {
  /// The kind of a text, so that assistive technology says it in a fitting way.
  public enum AccessibilityTextContentType: String, Hashable, Sendable, CaseIterable {
    /// Text of the kind that the name says.
    case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet, wordProcessing
  }

  /// The rank of a heading.
  public enum AccessibilityHeadingLevel: String, Hashable, Sendable, CaseIterable {
    /// A heading of the rank that the name says; `unspecified` leaves it open.
    case h1, h2, h3, h4, h5, h6, unspecified
  }

  /// Marks the text as a heading.
  ///
  /// - Parameter level: The rank of the heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self {
    styled(\.accessibilityHeading, level)
  }

  /// Replaces what is said for the text as a whole (see ``spokenText(locale:)``).
  ///
  /// - Parameter label: What is said.
  public func accessibilityLabel(_ label: TextState) -> Self {
    styled(\.accessibilityLabel, String(state: label))
  }

  /// Replaces what is said for the text as a whole (see ``spokenText(locale:)``).
  ///
  /// - Parameter label: What is said.
  public func accessibilityLabel(_ label: String) -> Self {
    styled(\.accessibilityLabel, label)
  }

  /// Replaces what is said for the text as a whole (see ``spokenText(locale:)``).
  ///
  /// - Parameter label: What is said.
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Self {
    styled(\.accessibilityLabel, String(label))
  }

  /// Says what kind of text it is.
  ///
  /// - Parameter type: The kind.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self {
    styled(\.accessibilityTextContentType, type)
  }

  /// Has the text said higher or lower.
  ///
  /// - Parameter adjustedPitch: The difference, in parts of the usual pitch; negative for lower.
  public func speechAdjustedPitch(_ adjustedPitch: Double) -> Self {
    styled(\.speechAdjustedPitch, adjustedPitch)
  }

  /// Has punctuation said.
  ///
  /// - Parameter alwaysIncludesPunctuation: Whether punctuation is said.
  public func speechAlwaysIncludesPunctuation(_ alwaysIncludesPunctuation: Bool = true) -> Self {
    styled(\.speechAlwaysIncludesPunctuation, alwaysIncludesPunctuation)
  }

  /// Has the text wait until what is being said has ended.
  ///
  /// - Parameter announcementsQueued: Whether the text waits.
  public func speechAnnouncementsQueued(_ announcementsQueued: Bool = true) -> Self {
    styled(\.speechAnnouncementsQueued, announcementsQueued)
  }

  /// Has the text said letter by letter.
  ///
  /// - Parameter spellsOutCharacters: Whether it is said letter by letter.
  public func speechSpellsOutCharacters(_ spellsOutCharacters: Bool = true) -> Self {
    styled(\.speechSpellsOutCharacters, spellsOutCharacters)
  }
}
