import SwiftNavigation

extension TextStyle {
  /// The styling of a text that came as data.
  init(_ style: TextState.Style) {
    self.init()
    font = style.font.map(Font.init)
    weight = style.isBold == true ? .bold : style.fontWeight.map(Font.Weight.init)
    foreground = style.foregroundColor.map { .color(Color($0)) }
    isItalic = style.isItalic ?? false
    hasMonospacedDigits = style.usesMonospacedDigits ?? false
    isUnderlined = style.underline?.isActive ?? false
    isStruckThrough = style.strikethrough?.isActive ?? false
    kerning = style.kerning ?? style.tracking
  }
}

extension Font {
  fileprivate init(_ font: TextState.Font) {
    let base: Font =
      switch font.face {
      case .textStyle(let style): .system(TextStyle(rawValue: style.rawValue) ?? .body)
      case .system(let size), .custom(_, let size): .system(size: size)
      }
    var result = font.weight.map { base.weight(Weight($0)) } ?? base
    if font.isItalic { result = result.italic() }
    if font.usesMonospacedDigits { result = result.monospacedDigit() }
    if font.design == .monospaced { result = result.monospaced() }
    self = result
  }
}

extension Font.Weight {
  fileprivate init(_ weight: TextState.Font.Weight) {
    self =
      switch weight {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
  }
}

extension Color {
  fileprivate init(_ color: TextState.Color) {
    self =
      switch color {
      case .red: .red
      case .orange: .orange
      case .yellow: .yellow
      case .green: .green
      case .mint: .mint
      case .teal: .teal
      case .cyan: .cyan
      case .blue: .blue
      case .indigo: .indigo
      case .purple: .purple
      case .pink: .pink
      case .brown: .brown
      case .white: .white
      case .gray: .gray
      case .black: .black
      case .clear: .clear
      case .primary: .primary
      case .secondary: .secondary
      case .accentColor: .accentColor
      case .rgb(let red, let green, let blue, let opacity): Color(red: red, green: green, blue: blue, opacity: opacity)
      }
  }
}
