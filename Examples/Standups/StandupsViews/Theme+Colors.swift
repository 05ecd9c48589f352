import StandupsFeature

#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

extension Theme {
  /// The colour that stands for the theme, and whether it is so dark that text on it is white.
  private var look: (hex: Int, isDark: Bool) {
    switch self {
    case .apricot: (0xF5A66B, false)
    case .bubblegum: (0xF28BB8, false)
    case .cherry: (0xB3243B, true)
    case .cocoa: (0x6F4A36, true)
    case .denim: (0x33578F, true)
    case .fern: (0x347A49, true)
    case .graphite: (0x45494F, true)
    case .honey: (0xF2C14E, false)
    case .iris: (0x5C53C4, true)
    case .lagoon: (0x17777A, true)
    case .lilac: (0xC6A7EA, false)
    case .midnight: (0x1F2A63, true)
    case .moss: (0x65752F, true)
    case .peacock: (0x0F5F73, true)
    case .rosewood: (0x8C3A4F, true)
    case .sky: (0x8CC7F2, false)
    }
  }

  /// The colour that stands for the theme.
  var color: Color { color(scaled: 1) }

  /// The colour of text on the theme's colour.
  var textColor: Color { look.isDark ? .white : Color(red: 0.1, green: 0.07, blue: 0.12) }

  /// The ground of cards and headers: the theme's colour, as if light fell on it from above.
  var ground: LinearGradient {
    LinearGradient(colors: [color(scaled: 1.06), color(scaled: 0.92)], startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  private func color(scaled scale: Double) -> Color {
    func channel(_ shift: Int) -> Double { min(1, Double(look.hex >> shift & 0xFF) / 255 * scale) }
    return Color(red: channel(16), green: channel(8), blue: channel(0))
  }
}
