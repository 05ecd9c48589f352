import CounterpointUI

extension Element {
  /// The element of a node.
  init(_ node: RenderNode) {
    self = Self.plain(node)
    if node.flexibility.contains(.horizontal) { classes.append("gx") }
    if node.flexibility.contains(.vertical) { classes.append("gy") }
    for modifier in node.modifiers { add(modifier) }
    // What is still flexible in one direction must be free to take its part of that.
    if !node.flexibility.isEmpty { style["flex"] = nil }
    finishLook()
  }

  private static func plain(_ node: RenderNode) -> Element {
    switch node.kind {
    case .root: return Element("main")
    case .stack(let layout): return stack(layout)
    case .layers(let alignment): return aligned(Element("div", "layers"), alignment)
    case .layer(let alignment, let isBehind): return aligned(Element("div", "layer", isBehind ? "behind" : "over"), alignment)
    case .box: return Element("div", "box")
    case .text(let string, let style):
      var element = Element("span", "text")
      element.text = string
      style.add(to: &element)
      return element
    case .runs: return Element("span", "text")
    case .image(let content): return image(content)
    case .spacer(let minLength):
      var element = Element("div", "spacer")
      if let minLength { element.style["--least"] = minLength.px }
      return element
    case .divider: return Element("hr", "divider")
    case .shape(let look): return shape(look)
    default: return control(node)
    }
  }

  private static func control(_ node: RenderNode) -> Element {
    switch node.kind {
    case .button(let look): return button(look)
    case .link(let url): return link(url)
    case .textField(let look): return field(look)
    case .toggle(let isOn, let label, let isButton): return toggle(isOn: isOn, label: label, isButton: isButton)
    case .slider(let look): return slider(look)
    case .picker(let label, let selection, let style): return picker(label: label, selection: selection, style: style)
    case .option(let label):
      var element = Element("option")
      element.set("value", "\(node.id)")
      element.text = label
      return element
    case .choice(let isSelected):
      var element = Element("button", "choice")
      element.set("type", "button")
      element.set("role", "radio")
      element.set("aria-checked", isSelected ? "true" : "false")
      element.events = ["click"]
      return element
    case .progress(let value, let label, let isCircular): return progress(value, label: label, isCircular: isCircular)
    case .labeled: return Element("label", "labeled")
    case .group(let label):
      var element = Element("div", "group")
      element.set("role", "group")
      element.set("aria-label", label)
      return element
    default: return container(node)
    }
  }

  private static func container(_ node: RenderNode) -> Element {
    switch node.kind {
    case .list(let look, let refresh):
      var element = Element("div", "list", look.rawValue)
      if refresh != .none { element.events = ["refresh"] }
      return element
    case .section: return Element("section", "section")
    case .sectionHeader:
      var element = Element("div", "section-header")
      element.set("role", "heading")
      element.set("aria-level", "2")
      return element
    case .sectionFooter: return Element("div", "section-footer")
    case .rows:
      var element = Element("div", "rows")
      element.set("role", "list")
      return element
    case .row(let look): return row(look)
    case .rowActions(let isLeading): return Element("div", "row-actions", isLeading ? "at-leading" : "at-trailing")
    case .scroll(let look):
      var element = Element("div", "scroll", look.isHorizontal ? "scroll-x" : "", look.isVertical ? "scroll-y" : "")
      element.classes.removeAll(where: \.isEmpty)
      if look.refresh != .none { element.events = ["refresh"] }
      return element
    case .end:
      var element = Element("div", "end")
      element.events = ["visible"]
      return element
    case .dialog(let look):
      var element = Element("dialog", look.style.rawValue)
      element.set("aria-label", look.label)
      element.set("data-dismissable", look.isDismissable ? "" : nil)
      element.events = ["cancel"]
      return element
    case .navigation: return Element("div", "navigation")
    case .screen(let look):
      var element = Element("section", "screen", look.isTop ? "top" : "below")
      if look.depth > 0 { element.classes.append("pushed") }
      if !look.isTop { element.set("inert", "") }
      return element
    case .bar(let look): return Element(look == .top ? "header" : "div", "bar", "bar-\(look.rawValue)")
    case .screenTitle(let title, let isLarge):
      var element = Element(isLarge ? "h1" : "h2", "screen-title", isLarge ? "large" : "small")
      element.text = title
      return element
    case .screenContent: return Element("div", "screen-content")
    case .touchable(let look): return touchable(look)
    default: return Element("div", "box")
    }
  }

  private static func stack(_ layout: StackLayout) -> Element {
    var element =
      layout.axis == .vertical
      ? Element("div", "v", layout.alignment.horizontal.rawValue) : Element("div", "h", layout.alignment.vertical.rawValue)
    if let spacing = layout.spacing { element.style["gap"] = spacing.px }
    return element
  }

  private static func aligned(_ element: Element, _ alignment: Alignment) -> Element {
    var element = element
    if alignment != .center { element.style["place-items"] = alignment.placement }
    return element
  }

  private static func row(_ look: RowLook) -> Element {
    var element = Element("div", "row")
    element.set("role", "listitem")
    if let background = look.background { element.style["--row"] = background.css }
    if !look.hasSeparator { element.classes.append("no-separator") }
    if look.isMovable {
      element.classes.append("movable")
      element.events = ["move"]
    }
    return element
  }

  private static func touchable(_ look: TouchLook) -> Element {
    var element = Element("div", "touch")
    if look.taps {
      element.events.append("click")
      element.set("role", "button")
      element.set("tabindex", "0")
    }
    if let distance = look.dragDistance {
      element.events.append("drag")
      element.set("data-drag", distance.css)
    }
    if look.reportsSize { element.events.append("resize") }
    return element
  }
}

extension Alignment {
  /// The alignment as CSS's `place-items` says it.
  var placement: String {
    let vertical =
      switch vertical {
      case .top: "start"
      case .center: "center"
      case .bottom: "end"
      case .firstTextBaseline: "baseline"
      case .lastTextBaseline: "last baseline"
      }
    let horizontal =
      switch horizontal {
      case .leading: "start"
      case .center: "center"
      case .trailing: "end"
      }
    return "\(vertical) \(horizontal)"
  }
}
