#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension TextState {
  /// A stretch of words that all look the same.
  public struct Run: Hashable, Sendable {
    /// The words.
    public let text: String
    /// Their styling, with that of the texts around it filled in.
    public let style: Style
  }

  /// The words with their styling, from first to last; what a renderer draws.
  ///
  /// - Parameter locale: The language to look translations up for; `nil` for the one the process prefers.
  /// - Returns: The runs. A label for assistive technology is in the run of the words it was given to; one that was given to joined
  ///   texts as a whole is in none (see ``spokenText(locale:)``).
  /// - Complexity: O(*n*), where *n* is the number of parts; a part with a translation costs reading its table.
  public func runs(locale: Locale? = nil) -> [Run] {
    var runs: [Run] = []
    appendRuns(to: &runs, inheriting: .plain, locale: locale)
    return runs
  }

  private func appendRuns(to runs: inout [Run], inheriting outer: Style, locale: Locale?) {
    let style = style.inheriting(from: outer)
    switch content {
    case .verbatim(let text):
      runs.append(Run(text: text, style: style))
    case .localized(let text):
      runs.append(Run(text: text.string(locale: locale), style: style))
    case .joined(let parts):
      for part in parts {
        part.appendRuns(to: &runs, inheriting: style, locale: locale)
      }
    }
  }

  /// What assistive technology says for the text: its words, with the labels in place of what they were given to.
  ///
  /// - Parameter locale: The language to look translations up for; `nil` for the one the process prefers.
  /// - Returns: What is said.
  /// - Complexity: As of ``runs(locale:)``.
  public func spokenText(locale: Locale? = nil) -> String {
    if let label = style.accessibilityLabel { return label }
    guard case .joined(let parts) = content else { return String(state: self, locale: locale) }
    return parts.map { $0.spokenText(locale: locale) }.joined()
  }
}

extension String {
  /// The words of a text without their styling.
  ///
  /// - Parameters:
  ///   - state: The text.
  ///   - locale: The language to look translations up for; `nil` for the one the process prefers.
  /// - Complexity: As of ``TextState/runs(locale:)``.
  public init(state: TextState, locale: Locale? = nil) {
    self = state.runs(locale: locale).map(\.text).joined()
  }
}
