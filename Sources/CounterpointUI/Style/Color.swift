import Foundation

/// A colour.
///
/// The named colours differ between the light and the dark scheme, so that text in them stays legible; one that is made of components is the same in both.
/// As a view, a colour fills the room that it is given.
public struct Color: Hashable, Sendable {
  /// Where the colour comes from.
  public enum Base: Hashable, Sendable {
    /// A colour by its role or name, for which each renderer has a value for each scheme.
    case named(String)
    /// The parts of red, green and blue light, from 0 to 1.
    case components(red: Double, green: Double, blue: Double)
  }

  /// Where the colour comes from.
  public let base: Base
  /// How little of what is behind is seen, from 0 to 1.
  public private(set) var opacity: Double = 1

  /// The colour spaces that components can be given in; all of them are shown as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Standard RGB.
    case sRGB
    /// Standard RGB without gamma correction.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  private init(named name: String) {
    base = .named(name)
  }

  /// Makes a colour of light.
  ///
  /// - Parameters:
  ///   - colorSpace: What the numbers mean.
  ///   - red: The part of red, from 0 to 1.
  ///   - green: The part of green, from 0 to 1.
  ///   - blue: The part of blue, from 0 to 1.
  ///   - opacity: How little of what is behind is seen, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func encoded(_ value: Double) -> Double {
      guard colorSpace == .sRGBLinear else { return value }
      return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    base = .components(red: encoded(red).unit, green: encoded(green).unit, blue: encoded(blue).unit)
    self.opacity = opacity.unit
  }

  /// Makes a grey.
  ///
  /// - Parameters:
  ///   - white: From 0 for black to 1 for white.
  ///   - opacity: How little of what is behind is seen, from 0 to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of a place on the colour wheel.
  ///
  /// - Parameters:
  ///   - hue: The place, from 0 for red over green and blue to 1 for red again.
  ///   - saturation: From 0 for grey to 1.
  ///   - brightness: From 0 for black to 1.
  ///   - opacity: How little of what is behind is seen, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// This colour with more of what is behind it.
  ///
  /// - Parameter opacity: How little of it, from 0 to 1; it multiplies what the colour has.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity.unit
    return color
  }
}

extension Double {
  /// The number, or the end of 0...1 that is nearer.
  fileprivate var unit: Double { isNaN ? 0 : min(max(self, 0), 1) }
}

extension Color {
  /// Red.
  public static let red = Color(named: "red")
  /// Orange.
  public static let orange = Color(named: "orange")
  /// Yellow.
  public static let yellow = Color(named: "yellow")
  /// Green.
  public static let green = Color(named: "green")
  /// Mint.
  public static let mint = Color(named: "mint")
  /// Teal.
  public static let teal = Color(named: "teal")
  /// Cyan.
  public static let cyan = Color(named: "cyan")
  /// Blue.
  public static let blue = Color(named: "blue")
  /// Indigo.
  public static let indigo = Color(named: "indigo")
  /// Purple.
  public static let purple = Color(named: "purple")
  /// Pink.
  public static let pink = Color(named: "pink")
  /// Brown.
  public static let brown = Color(named: "brown")
  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Grey.
  public static let gray = Color(named: "gray")
  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Nothing to be seen.
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  /// The colour of text.
  public static let primary = Color(named: "primary")
  /// The colour of less important text.
  public static let secondary = Color(named: "secondary")
  /// The colour of what can be pressed.
  public static let accentColor = Color(named: "accent")
}

extension Color: PrimitiveView {
  typealias Content = EmptyView

  var kind: RenderNode.Kind { .shape(ShapeLook(form: .rectangle, fill: .color(self))) }
}
