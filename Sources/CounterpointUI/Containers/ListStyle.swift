/// How a list looks.
public protocol ListStyle {
  /// The style, as renderers know it.
  var _look: ListLook { get }
}

/// Groups with round corners that stand in from the sides.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}

  public var _look: ListLook { .insetGrouped }
}

/// Groups from side to side.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}

  public var _look: ListLook { .grouped }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}

  public var _look: ListLook { .plain }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups with round corners that stand in from the sides.
  public static var insetGrouped: Self { Self() }
  /// The renderer's own.
  public static var automatic: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups from side to side.
  public static var grouped: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static var plain: Self { Self() }
}

private enum ListStyleKey: EnvironmentKey {
  static var defaultValue: any ListStyle { InsetGroupedListStyle() }
}

extension EnvironmentValues {
  var listStyle: any ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the lists in this view look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self, change: { $0.listStyle = style }, value: style._look)
  }

  /// Puts something else behind the row that this view becomes; `nil` for what is behind all rows.
  ///
  /// - Parameter view: A colour, or what else can be painted with.
  @ViewBuilder
  public func listRowBackground<Style: ShapeStyle>(_ view: Style?) -> some View {
    if let view { modified(.rowBackground(view._paint)) } else { self }
  }

  /// Sets whether a line parts the row that this view becomes from its neighbours.
  public func listRowSeparator(_ visibility: Visibility) -> some View { modified(.rowSeparator(visibility != .hidden)) }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As is usual.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
