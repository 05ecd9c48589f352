/// Text as a value, with its styling and what assistive technology says for it.
///
/// State that describes an alert or a button holds its words as this type, so that the words and their styling can be compared in a
/// test, printed in a failure, sent between actors and shown by any renderer.
///
/// ```swift
/// let text = TextState("Delete ") + TextState(file.name).bold() + TextState("?")
/// String(state: text)                      // "Delete notes.txt?"
/// text.runs().map(\.style.isBold)          // [nil, true, nil]
/// ```
///
/// Styling that is closer to the words wins: in `(TextState("a").italic(isActive: false) + TextState("b")).italic()` only the *b* is
/// italic. Two texts are equal when they were put together from equal parts with equal styling; the order of the styling calls does not
/// matter where they set different things, and plain words that stand side by side are one part.
///
/// - Complexity: A text is four words wide however it is styled; copying it is O(1).
public struct TextState: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case verbatim(String)
    case joined([TextState])
    indirect case localized(LocalizedText)
  }

  let content: Content
  private var styleBox: StyleBox?

  init(_ content: Content) {
    self.content = content
  }

  /// Makes a text of the given words, which are never looked up in a table of translations.
  ///
  /// - Parameter content: The words.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Makes a text of a string, a literal, or a literal with interpolated values.
  ///
  /// - Parameter content: The words. They are shown as they are.
  public init(_ content: String) {
    self.init(.verbatim(content))
  }

  /// Makes a text of any kind of string.
  ///
  /// - Parameter content: The words. They are shown as they are.
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(.verbatim(String(content)))
  }

  /// The styling that was given to this text as a whole; its parts may have their own (see ``runs(locale:)``).
  public internal(set) var style: Style {
    get { styleBox?.style ?? .plain }
    set { styleBox = newValue == .plain ? nil : StyleBox(newValue) }
  }

  /// Joins two texts; each keeps its own styling.
  ///
  /// - Parameters:
  ///   - lhs: The text that comes first.
  ///   - rhs: The text that follows it directly, with no space between.
  /// - Returns: Both texts as one.
  /// - Complexity: O(*n*), where *n* is the number of parts of both.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var parts = lhs.unstyledParts
    for part in rhs.unstyledParts {
      if let last = parts.last, let merged = last.merged(with: part) {
        parts[parts.count - 1] = merged
      } else {
        parts.append(part)
      }
    }
    return parts.count == 1 ? parts[0] : Self(.joined(parts))
  }

  /// Plain words side by side are one text, so that texts which look the same in every respect are equal.
  private func merged(with next: Self) -> Self? {
    guard styleBox == nil, next.styleBox == nil, case .verbatim(let first) = content, case .verbatim(let second) = next.content
    else { return nil }
    return Self(.verbatim(first + second))
  }

  /// The parts that can stand in a longer text side by side: styling of the whole keeps its parts together.
  private var unstyledParts: [TextState] {
    guard styleBox == nil, case .joined(let parts) = content else { return [self] }
    return parts
  }
}

/// Keeps the styling outside of the text, which is unstyled most of the time and lives in the state of features.
private final class StyleBox: Hashable, Sendable {
  let style: TextState.Style

  init(_ style: TextState.Style) {
    self.style = style
  }

  static func == (lhs: StyleBox, rhs: StyleBox) -> Bool {
    lhs === rhs || lhs.style == rhs.style
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(style)
  }
}
