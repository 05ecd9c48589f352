public import Foundation
public import SwiftNavigation

/// Text to read.
///
/// ```swift
/// Text("\(store.count)").font(.largeTitle)
/// Text("Hello, ") + Text(name).bold()
/// ```
public struct Text: Hashable, Sendable {
  var runs: [Run]

  struct Run: Hashable, Sendable {
    var string: String
    var style = TextStyle()
  }

  /// Shows a string.
  public init<S: StringProtocol>(_ content: S) {
    runs = [Run(string: String(content))]
  }

  /// Shows a string exactly as it is.
  public init(verbatim content: String) {
    runs = [Run(string: content)]
  }

  /// Shows a value in a format.
  ///
  /// ```swift
  /// Text(meeting.date, format: .dateTime.hour().minute())
  /// ```
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {
    runs = [Run(string: format.format(input))]
  }

  /// Shows a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: What of it.
  public init(_ date: Date, style: DateStyle) {
    switch style {
    case .date: self.init(date, format: .dateTime.year().month(.wide).day())
    case .time: self.init(date, format: .dateTime.hour().minute())
    }
  }

  /// Shows the text of an alert's or a dialog's value.
  ///
  /// - Parameter state: The text as data.
  public init(_ state: TextState) {
    runs = state.runs().map { Run(string: $0.text, style: TextStyle($0.style)) }
  }

  /// What of a date is shown.
  public enum DateStyle: Hashable, Sendable {
    /// The day.
    case date
    /// The time of the day.
    case time
  }

  /// One text after another.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.runs += right.runs
    return text
  }

  /// The letters.
  var string: String { runs.map(\.string).joined() }

  private func with(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index].style) }
    return text
  }

  /// Sets the size and weight; `nil` is the renderer's own.
  public func font(_ font: Font?) -> Text {
    with { $0.font = $0.font ?? font }
  }

  /// Sets the thickness of the strokes.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = $0.weight ?? weight }
  }

  /// Sets how the text is painted.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.foreground = $0.foreground ?? style._paint }
  }

  /// Sets the colour of the text.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = $0.foreground ?? color.map(Paint.color) }
  }

  /// Makes the text bold.
  public func bold(_ isActive: Bool = true) -> Text {
    with { if isActive { $0.weight = .bold } }
  }

  /// Slants the text.
  public func italic(_ isActive: Bool = true) -> Text {
    with { $0.isItalic = $0.isItalic || isActive }
  }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text {
    with { $0.hasMonospacedDigits = true }
  }

  /// Draws a line below the text.
  public func underline(_ isActive: Bool = true) -> Text {
    with { $0.isUnderlined = $0.isUnderlined || isActive }
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    with { $0.isStruckThrough = $0.isStruckThrough || isActive }
  }

  /// Sets the room between the letters, in points.
  public func kerning(_ kerning: Double) -> Text {
    with { $0.kerning = kerning }
  }
}

extension Text: PrimitiveView {
  typealias Content = EmptyView

  var kind: RenderNode.Kind {
    runs.count == 1 ? .text(runs[0].string, runs[0].style) : .runs
  }

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] {
    guard runs.count != 1 else { return [] }
    return runs.enumerated().map { arranger.node(.text($1.string, $1.style), "run", $0) }
  }
}

/// How text looks; what is `nil` is as around it.
