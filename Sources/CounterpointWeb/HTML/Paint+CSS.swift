import CounterpointUI

extension Color {
  /// The colour in CSS.
  var css: String {
    switch base {
    case .named(let name):
      let variable = "var(--\(Self.variables[name] ?? name))"
      return opacity == 1 ? variable : "color-mix(in srgb,\(variable) \((opacity * 100).css)%,transparent)"
    case .components(let red, let green, let blue):
      let channels = [red, green, blue].map { ($0 * 255).rounded().css }.joined(separator: " ")
      return opacity == 1 ? "rgb(\(channels))" : "rgb(\(channels)/\(opacity.css))"
    }
  }

  /// The names of roles, whose variables are called otherwise.
  private static let variables = ["primary": "text", "accent": "tint"]

  /// Black or white, whichever can be read on the colour; `nil` when that depends on the scheme.
  var legibleInk: String? {
    guard case .components(let red, let green, let blue) = base else { return nil }
    return red * 0.299 + green * 0.587 + blue * 0.114 > 0.6 ? "#111" : "#fff"
  }
}

extension Paint {
  /// The paint in CSS, for a ground.
  var css: String {
    switch self {
    case .color(let color): color.css
    case .level(let style): style.level == "primary" ? "currentcolor" : "var(--\(style.level))"
    case .tint: "var(--tint)"
    case .ground(let isRaised): isRaised ? "var(--surface)" : "var(--background)"
    case .material: "var(--material)"
    case .gradient(let gradient):
      "linear-gradient(\(gradient.angle.css)deg,\(gradient.colors.map(\.css).joined(separator: ",")))"
    case .faded(let paint, let opacity): "color-mix(in srgb,\(paint.solidCSS) \((opacity * 100).css)%,transparent)"
    }
  }

  /// The paint in CSS where only one colour is permitted, as for text.
  var solidCSS: String {
    if case .gradient(let gradient) = self { return gradient.colors.first?.css ?? "currentcolor" }
    return css
  }
}

extension LinearGradient {
  /// The direction of the gradient in CSS: 0 is up, 90 to the right.
  fileprivate var angle: Double {
    let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    switch (x, y) {
    case (0, 0): return 180
    case (0, _): return y > 0 ? 180 : 0
    case (_, 0): return x > 0 ? 90 : 270
    default: return x > 0 ? (y > 0 ? 135 : 45) : (y > 0 ? 225 : 315)
    }
  }
}

extension Font {
  /// Adds what the font says to the look of an element.
  func add(to element: inout Element) {
    switch face {
    case .style(let style): element.classes.append("f-\(style.rawValue)")
    case .size(let size): element.style["font-size"] = size.px
    }
    if let weight { element.style["font-weight"] = "\(weight.rawValue)" }
    switch design {
    case .monospaced: element.style["font-family"] = "var(--monospaced)"
    case .serif: element.style["font-family"] = "var(--serif)"
    case .rounded: element.style["font-family"] = "var(--rounded)"
    case .default, nil: break
    }
    if isItalic { element.style["font-style"] = "italic" }
    if hasMonospacedDigits { element.style["font-variant-numeric"] = "tabular-nums" }
  }
}

extension TextStyle {
  /// Adds what the style says to the look of an element.
  func add(to element: inout Element) {
    font?.add(to: &element)
    if let weight { element.style["font-weight"] = "\(weight.rawValue)" }
    if let foreground { foreground.addForeground(to: &element) }
    if isItalic { element.style["font-style"] = "italic" }
    if hasMonospacedDigits { element.style["font-variant-numeric"] = "tabular-nums" }
    let lines = [isUnderlined ? "underline" : nil, isStruckThrough ? "line-through" : nil].compactMap(\.self)
    if !lines.isEmpty { element.style["text-decoration"] = lines.joined(separator: " ") }
    if let kerning { element.style["letter-spacing"] = kerning.px }
  }
}

extension Paint {
  /// Paints text and shapes.
  func addForeground(to element: inout Element) {
    switch self {
    case .level(let style): element.classes.append(style.level)
    default: element.style["color"] = solidCSS
    }
  }
}
