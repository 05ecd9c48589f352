import CounterpointUI

extension Element {
  mutating func add(_ modifier: RenderNode.Modifier) {
    switch modifier {
    case .font, .fontWeight, .italic, .monospacedDigits, .foreground, .tint, .textAlignment, .lineLimit, .textCase: addText(modifier)
    case .padding, .frame, .fixedSize, .aspectRatio, .layoutPriority: addLayout(modifier)
    case .background, .clip, .border, .shadow, .opacity, .hidden, .transform, .blur: addLook(modifier)
    case .disabled:
      set("disabled", "")
    case .focused:
      events += ["focus", "blur"]
    case .transition(let look):
      set("data-in", look.insertion.rawValue)
      set("data-out", look.removal.rawValue)
    case .rowBackground, .rowSeparator:
      break
    case .colorScheme(let scheme):
      if let scheme { classes.append("scheme-\(scheme.rawValue)") }
    case .accessibility(let fact): add(fact)
    }
  }

  private mutating func addText(_ modifier: RenderNode.Modifier) {
    switch modifier {
    case .font(let font): font.add(to: &self)
    case .fontWeight(let weight): style["font-weight"] = "\(weight.rawValue)"
    case .italic: style["font-style"] = "italic"
    case .monospacedDigits: style["font-variant-numeric"] = "tabular-nums"
    case .foreground(let paint): paint.addForeground(to: &self)
    case .tint(let paint):
      style["--tint"] = paint.solidCSS
      if case .color(let color) = paint, let ink = color.legibleInk { style["--on-tint"] = ink }
    case .textAlignment(let alignment): style["text-align"] = alignment == .leading ? "start" : alignment == .center ? "center" : "end"
    case .lineLimit(let lines):
      classes.append("clamp")
      style["--lines"] = "\(lines)"
    case .textCase(let textCase): style["text-transform"] = textCase.rawValue
    default: break
    }
  }

  private mutating func addLayout(_ modifier: RenderNode.Modifier) {
    switch modifier {
    case .padding(let insets):
      style["padding"] = [insets.top, insets.trailing, insets.bottom, insets.leading].map(\.px).joined(separator: " ")
    case .frame(let frame):
      style["width"] = frame.width?.px
      style["height"] = frame.height?.px
      style["min-width"] = frame.minWidth?.px
      style["min-height"] = frame.minHeight?.px
      if let width = frame.maxWidth, width != .infinity { style["max-width"] = "min(100%,\(width.px))" }
      if let height = frame.maxHeight, height != .infinity { style["max-height"] = height.px }
      if frame.width != nil || frame.height != nil { style["flex"] = "none" }
      classes.append("frame")
      if frame.alignment != .center { style["place-items"] = frame.alignment.placement }
    case .fixedSize(let horizontal, let vertical):
      style["flex"] = "none"
      if horizontal { style["white-space"] = "nowrap" }
      if vertical { style["min-height"] = "fit-content" }
    case .aspectRatio(let ratio, let isFill):
      if let ratio { style["aspect-ratio"] = ratio.css }
      style["object-fit"] = isFill ? "cover" : "contain"
    case .layoutPriority(let priority):
      if priority > 0 { style["flex-shrink"] = "0" }
    default: break
    }
  }

  private mutating func addLook(_ modifier: RenderNode.Modifier) {
    switch modifier {
    case .background(let paint, let form):
      style["background"] = paint.css
      if let radius = form.radius { style["border-radius"] = radius }
      if paint == .material { classes.append("material") }
    case .clip(let form):
      switch form {
      case .circle: style["clip-path"] = "circle(closest-side)"
      case .ellipse: style["clip-path"] = "ellipse()"
      case .path:
        let corners = form.polygon ?? []
        style["clip-path"] = "polygon(\(corners.map { "\($0.x.css)% \($0.y.css)%" }.joined(separator: ",")))"
      case .rectangle, .roundedRectangle, .capsule:
        style["overflow"] = "hidden"
        style["border-radius"] = form.radius
      }
    case .border(let paint, let width):
      style["outline"] = "\(width.px) solid \(paint.solidCSS)"
      style["outline-offset"] = (-width).px
    case .shadow(let shadow):
      style.append("filter", "drop-shadow(\(shadow.x.px) \(shadow.y.px) \(shadow.radius.px) \(shadow.color.css))")
    case .blur(let radius): style.append("filter", "blur(\(radius.px))")
    case .opacity(let opacity):
      style["opacity"] = ((style["opacity"].flatMap(Double.init) ?? 1) * opacity).css
    case .hidden: style["visibility"] = "hidden"
    case .transform(let step): style.prepend("transform", step.css)
    default: break
    }
  }

  private mutating func add(_ fact: AccessibilityFact) {
    switch fact {
    case .label(let label):
      set("aria-label", label)
      // What is read out by its own name needs a role, and is not hidden as a picture without a name is.
      if tag == "svg" || tag == "img" {
        attributes.removeAll { $0.name == "aria-hidden" }
        set("role", "img")
      } else if tag == "div" || tag == "span", !attributes.contains(where: { $0.name == "role" }) {
        set("role", tag == "span" ? "text" : "group")
      }
    case .value(let value): set("aria-valuetext", value)
    case .hint(let hint): set("aria-description", hint)
    case .identifier(let identifier): set("data-identifier", identifier)
    case .hidden: set("aria-hidden", "true")
    case .visuallyHidden: classes.append("visually-hidden")
    case .header: set("role", "heading")
    case .combined: if !attributes.contains(where: { $0.name == "role" }) { set("role", "group") }
    }
  }

  /// Adds what follows from all modifiers together.
  mutating func finishLook() {
    if attributes.contains(where: { $0 == Attribute(name: "role", value: "heading") }),
      !attributes.contains(where: { $0.name == "aria-level" })
    {
      set("aria-level", "3")
    }
  }
}

extension TransformStep {
  /// The step as a function of CSS's `transform`.
  var css: String {
    func around(_ anchor: UnitPoint, _ function: String) -> String {
      guard anchor != .center else { return function }
      let (x, y) = ((anchor.x - 0.5) * 100, (anchor.y - 0.5) * 100)
      return "translate(\(x.css)%,\(y.css)%) \(function) translate(\((-x).css)%,\((-y).css)%)"
    }
    return switch self {
    case .offset(let x, let y): "translate(\(x.px),\(y.px))"
    case .scale(let x, let y, let anchor): around(anchor, "scale(\(x.css),\(y.css))")
    case .rotation(let degrees, let anchor): around(anchor, "rotate(\(degrees.css)deg)")
    }
  }
}
