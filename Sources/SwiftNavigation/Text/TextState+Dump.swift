public import CustomDump

extension TextState: CustomDumpRepresentable {
  /// The words as a string; what is styled stands between tags that name the styling: `Delete <bold>notes.txt</bold>?`.
  ///
  /// Words that could be taken for tags are not escaped: the dump is read by people.
  public var customDumpValue: Any {
    markedUp
  }

  private var markedUp: String {
    let inner =
      switch content {
      case .verbatim(let text): text
      case .localized(let text): text.dump
      case .joined(let parts): parts.map(\.markedUp).joined()
      }
    return style.tags.reversed().reduce(inner) { text, tag in "<\(tag.opening)>\(text)</\(tag.name)>" }
  }
}

extension TextState.Style {
  fileprivate struct Tag {
    let name: String
    var value: String?

    var opening: String { value.map { "\(name)=\($0)" } ?? name }
  }

  /// One tag for each thing that is said, outermost first.
  fileprivate var tags: [Tag] {
    var tags: [Tag] = []
    func add<Value>(_ name: String, _ value: Value?) {
      guard let value else { return }
      tags.append(Tag(name: name, value: value as? Bool == true ? nil : "\(value)"))
    }
    add("heading", accessibilityHeading?.rawValue)
    add("content-type", accessibilityTextContentType?.rawValue)
    add("label", accessibilityLabel.map { "\"\($0)\"" })
    add("pitch", speechAdjustedPitch)
    add("punctuation", speechAlwaysIncludesPunctuation)
    add("queued", speechAnnouncementsQueued)
    add("spelled-out", speechSpellsOutCharacters)
    add("font", font)
    add("design", fontDesign?.rawValue)
    add("weight", fontWeight?.rawValue)
    add("width", fontWidth?.rawValue)
    add("color", foregroundColor)
    add("bold", isBold)
    add("italic", isItalic)
    add("monospaced-digits", usesMonospacedDigits)
    add("baseline", baselineOffset)
    add("kerning", kerning)
    add("tracking", tracking)
    add("strikethrough", strikethrough?.dump)
    add("underline", underline?.dump)
    return tags
  }
}

extension TextState.LineStyle {
  fileprivate var dump: String {
    guard isActive else { return "false" }
    return color.map { "\(pattern.rawValue) \($0)" } ?? pattern.rawValue
  }
}
