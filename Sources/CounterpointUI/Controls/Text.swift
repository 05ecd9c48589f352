/// Text to read.
///
/// ```swift
/// Text("\(store.count)").font(.largeTitle)
/// ```
public struct Text: PrimitiveView, Hashable {
  private let string: String
  private var style = TextStyle()

  /// Shows a string.
  public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  /// Shows a string exactly as it is.
  public init(verbatim content: String) {
    string = content
  }

  typealias Content = EmptyView

  var kind: RenderNode.Kind { .text(string, style) }

  /// Sets the size and weight; `nil` is the renderer's own.
  public func font(_ font: Font?) -> Text {
    var copy = self
    copy.style.font = font
    return copy
  }

  /// Sets how much the text stands out.
  public func foregroundStyle(_ style: HierarchicalShapeStyle) -> Text {
    var copy = self
    copy.style.foreground = style
    return copy
  }
}

/// A size and weight of text, by its role on the screen.
public struct Font: Hashable, Sendable {
  /// The name of the role, as renderers know it.
  public let role: String

  /// The one thing on a screen.
  public static let largeTitle = Self(role: "large-title")
  /// The title of a screen.
  public static let title = Self(role: "title")
  /// The title of a group.
  public static let headline = Self(role: "headline")
  /// Text to read.
  public static let body = Self(role: "body")
  /// A line under a title.
  public static let subheadline = Self(role: "subheadline")
  /// Small print.
  public static let caption = Self(role: "caption")
}

/// How much something stands out.
public struct HierarchicalShapeStyle: Hashable, Sendable {
  /// The name of the level, as renderers know it.
  public let level: String

  /// The most prominent.
  public static let primary = Self(level: "primary")
  /// Less prominent.
  public static let secondary = Self(level: "secondary")
}
