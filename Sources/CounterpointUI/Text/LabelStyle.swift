/// How labels look.
///
/// ```swift
/// struct TrailingIconLabelStyle: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { configuration.title; configuration.icon }
///   }
/// }
/// ```
@MainActor
public protocol LabelStyle {
  /// The type of what the style makes.
  associatedtype Body: View

  /// Makes a label.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a label is made of.
  typealias Configuration = LabelStyleConfiguration
}

/// What a label is made of.
@MainActor
public struct LabelStyleConfiguration {
  /// The title.
  public let title: Part
  /// The symbol.
  public let icon: Part

  /// A part of a label.
  public struct Part: View {
    private let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }

    /// The part.
    public var body: AnyView { content }
  }
}

/// A symbol beside a title.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// A symbol alone; the title is there for assistive technology.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.icon.accessibilityHidden(true)
      configuration.title.modified(.accessibility(.visuallyHidden))
    }
  }
}

/// A title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual one.
  public static var automatic: Self { Self() }
  /// A symbol beside a title.
  public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A symbol alone.
  public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A title alone.
  public static var titleOnly: Self { Self() }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}

extension EnvironmentValues {
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the labels in this view look.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self, change: { $0.labelStyle = style }, value: style)
  }
}
