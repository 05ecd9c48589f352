import CounterpointUI

extension Element {
  static func button(_ look: ButtonLook) -> Element {
    var element = Element("button", "button", look.style.rawValue)
    if let role = look.role { element.classes.append(role.name) }
    if look.isDefault { element.classes.append("default") }
    element.set("type", "button")
    if let shortcut = look.shortcut { element.set("data-key", shortcut.key) }
    element.events = ["click"]
    return element
  }

  static func link(_ url: String) -> Element {
    var element = Element("a", "link")
    // An address that could run a script, or that nobody knows what it does, leads nowhere.
    element.set("href", SafeURL.text(url) ?? "#")
    element.set("rel", "noopener noreferrer")
    if url.contains("://") { element.set("target", "_blank") }
    return element
  }

  static func field(_ look: TextFieldLook) -> Element {
    var element = look.isMultiline ? Element("textarea", "field") : Element("input", "field")
    if look.isPlain { element.classes.append("plain") }
    if look.isMultiline {
      element.set("rows", "1")
    } else {
      element.set("type", look.isSecure ? "password" : "text")
    }
    element.set("placeholder", look.label)
    element.set("aria-label", look.label)
    element.set("autocomplete", "off")
    element.set("inputmode", look.keyboard)
    element.events = look.submits ? ["input", "submit"] : ["input"]
    element.value = .text(look.value)
    return element
  }

  static func toggle(isOn: Bool, label: String?, isButton: Bool) -> Element {
    var element = Element("input", isButton ? "checkbox" : "switch")
    element.set("type", "checkbox")
    element.set("role", isButton ? nil : "switch")
    element.set("aria-label", label)
    element.events = ["input"]
    element.value = .flag(isOn)
    return element
  }

  static func slider(_ look: SliderLook) -> Element {
    var element = Element("input", "slider")
    element.set("type", "range")
    element.set("min", look.minimum.css)
    element.set("max", look.maximum.css)
    element.set("step", look.step.map(\.css) ?? "any")
    element.set("aria-label", look.label)
    element.events = ["input"]
    element.value = .text(look.value.css)
    return element
  }

  static func picker(label: String, selection: RenderNode.ID?, style: PickerLook) -> Element {
    guard style == .menu else {
      var element = Element("div", style == .segmented ? "segmented" : "choices")
      element.set("role", "radiogroup")
      element.set("aria-label", label)
      return element
    }
    var element = Element("select", "menu")
    element.set("aria-label", label)
    element.events = ["input"]
    element.value = .text(selection.map { "\($0)" } ?? "")
    return element
  }

  static func progress(_ value: Double?, label: String?, isCircular: Bool) -> Element {
    if let value, !isCircular {
      var element = Element("progress", "progress")
      element.set("max", "1")
      element.set("value", value.css)
      element.set("aria-label", label)
      return element
    }
    var element = Element("div", isCircular ? "spinner" : "progress-unknown")
    element.set("role", "progressbar")
    element.set("aria-label", label ?? "Loading")
    if let value {
      element.set("aria-valuenow", (value * 100).rounded().css)
      element.style["--value"] = "\((value * 100).css)%"
      element.classes.append("known")
    }
    return element
  }

  static func image(_ content: ImageContent) -> Element {
    switch content {
    case .symbol(let name):
      var element = Element("svg", "icon")
      element.set("aria-hidden", "true")
      element.inner = Inner(tag: "use", attributes: [.init(name: "href", value: "\(Route.icons.path)#\(Icons.known(name))")])
      return element
    case .remote(let url, let isResizable):
      var element = Element("img", isResizable ? "resizable" : "picture")
      element.set("src", SafeURL.text(url))
      element.set("alt", "")
      element.set("loading", "lazy")
      element.set("referrerpolicy", "no-referrer")
      return element
    case .loading(let url):
      var element = Element("img", "loader")
      // An address that is not permitted is loaded like one where nothing is, so that the views are told.
      element.set("src", SafeURL.text(url) ?? "/counterpoint/nothing")
      element.set("alt", "")
      element.set("loading", "lazy")
      element.set("referrerpolicy", "no-referrer")
      element.events = ["load"]
      return element
    }
  }

  static func shape(_ look: ShapeLook) -> Element {
    switch look.form {
    case .circle:
      var element = Element("svg", "shape", "circle")
      element.set("viewBox", "0 0 100 100")
      element.inner = Inner(
        tag: "circle",
        attributes: [.init(name: "cx", value: "50"), .init(name: "cy", value: "50"), .init(name: "r", value: "50")]
      )
      element.paint(look)
      return element
    case .path(_, let width, let height):
      var element = Element("svg", "shape", "outline")
      element.set("viewBox", "0 0 \(width.css) \(height.css)")
      element.inner = Inner(tag: "path", attributes: [.init(name: "d", value: look.form.svg ?? "")])
      element.paint(look)
      element.events = ["resize"]
      return element
    case .rectangle, .roundedRectangle, .capsule, .ellipse:
      var element = Element("div", "shape")
      if let radius = look.form.radius { element.style["border-radius"] = radius }
      element.style["background"] = look.fill?.css ?? "none"
      if let stroke = look.stroke {
        let width = stroke.style.lineWidth
        element.style["outline"] = "\(width.px) \(stroke.style.dash.isEmpty ? "solid" : "dashed") \(stroke.paint.solidCSS)"
        element.style["outline-offset"] = (stroke.isInside ? -width : -width / 2).px
      }
      return element
    }
  }

  /// Paints a drawing. The line along the inside of a shape is one of twice the width, of which the shape cuts off the outer half.
  private mutating func paint(_ look: ShapeLook) {
    style["fill"] = look.fill?.solidCSS ?? "none"
    guard let stroke = look.stroke else { return }
    style["stroke"] = stroke.paint.solidCSS
    style["stroke-width"] = (stroke.isInside && look.form == .circle ? stroke.style.lineWidth * 2 : stroke.style.lineWidth).px
    if stroke.isInside, look.form == .circle { style["clip-path"] = "circle(closest-side)" }
    if stroke.style.lineCap != .butt { style["stroke-linecap"] = stroke.style.lineCap.rawValue }
    if stroke.style.lineJoin != .miter { style["stroke-linejoin"] = stroke.style.lineJoin.rawValue }
    if !stroke.style.dash.isEmpty { style["stroke-dasharray"] = stroke.style.dash.map(\.css).joined(separator: " ") }
  }
}

extension ShapeForm {
  /// The radius of the corners that gives a box this shape; `nil` for none.
  var radius: String? {
    switch self {
    case .rectangle, .path: nil
    case .roundedRectangle(let radius): radius.px
    case .capsule: "9999px"
    case .circle, .ellipse: "50%"
    }
  }
}
