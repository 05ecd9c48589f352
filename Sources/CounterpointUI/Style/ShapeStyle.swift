/// What text, shapes and grounds can be painted with.
public protocol ShapeStyle: Sendable {
  /// The style, as renderers know it.
  var _paint: Paint { get }
}

/// What something is painted with.
public indirect enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// The colour of text, or a fainter one.
  case level(HierarchicalShapeStyle)
  /// The colour of what can be pressed here.
  case tint
  /// The ground of a page, or of what stands on it.
  case ground(isRaised: Bool)
  /// A see-through ground.
  case material
  /// Colours that turn into each other from one point to another.
  case gradient(LinearGradient)
  /// Another paint, with more of what is behind it.
  case faded(Paint, opacity: Double)
}

extension Color: ShapeStyle {
  public var _paint: Paint { .color(self) }
}

/// How much something stands out.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The name of the level, as renderers know it.
  public let level: String

  public var _paint: Paint { .level(self) }

  /// The most prominent.
  public static let primary = Self(level: "primary")
  /// Less prominent.
  public static let secondary = Self(level: "secondary")
  /// Even less.
  public static let tertiary = Self(level: "tertiary")
  /// Hardly there.
  public static let quaternary = Self(level: "quaternary")
}

/// The colour of what can be pressed.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  public var _paint: Paint { .tint }
}

/// The ground that views stand on.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  public var _paint: Paint { .ground(isRaised: false) }
}

/// A ground that lets what is behind it shine through.
public struct Material: ShapeStyle, Hashable {
  /// A thick one.
  public static let regular = Material()
  /// A thin one.
  public static let thin = Material()
  /// The thinnest.
  public static let ultraThin = Material()
  /// The thickest.
  public static let thick = Material()

  public var _paint: Paint { .material }
}

/// A style whose type does not matter.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  public let _paint: Paint

  /// Wraps a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    _paint = style._paint
  }
}

/// Colours that turn into each other on the way from one point to another.
public struct LinearGradient: ShapeStyle, Hashable {
  /// The colours, in order.
  public let colors: [Color]
  /// Where the first colour is.
  public let startPoint: UnitPoint
  /// Where the last colour is.
  public let endPoint: UnitPoint

  /// Makes a gradient.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.colors = colors
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public var _paint: Paint { .gradient(self) }
}

extension LinearGradient: PrimitiveView {
  typealias Content = EmptyView

  var kind: RenderNode.Kind { .shape(ShapeLook(form: .rectangle, fill: .gradient(self))) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The most prominent.
  public static var primary: Self { HierarchicalShapeStyle.primary }
  /// Less prominent.
  public static var secondary: Self { HierarchicalShapeStyle.secondary }
  /// Even less.
  public static var tertiary: Self { HierarchicalShapeStyle.tertiary }
  /// Hardly there.
  public static var quaternary: Self { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be pressed.
  public static var tint: Self { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground that views stand on.
  public static var background: Self { BackgroundStyle() }
}

extension ShapeStyle where Self == Material {
  /// A ground that lets what is behind it shine through.
  public static var regularMaterial: Self { Material.regular }
  /// A thin one.
  public static var thinMaterial: Self { Material.thin }
  /// The thinnest one.
  public static var ultraThinMaterial: Self { Material.ultraThin }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// Nothing to be seen.
  public static var clear: Color { Color.clear }
}

extension ShapeStyle {
  /// This style with more of what is behind it.
  ///
  /// - Parameter opacity: How little of it, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(_paint: .faded(_paint, opacity: min(max(opacity, 0), 1)))
  }
}

private struct FadedShapeStyle: ShapeStyle {
  let _paint: Paint
}
