import CounterpointUI

/// How a browser shows a node of the render tree.
struct Element {
  /// The tag of the element.
  let tag: StaticString
  /// Its attributes, without those that carry the node's number.
  let attributes: [(name: StaticString, value: String)]
  /// The text in it, if it has text and no children.
  var text: String?
  /// The text that the user edits in it, if it is a control for that.
  var value: String?

  /// Whether the element has an end tag.
  var isVoid: Bool { value != nil }

  init(_ kind: RenderNode.Kind) {
    switch kind {
    case .root:
      tag = "main"
      attributes = []
    case .stack(let layout):
      tag = "div"
      attributes = Self.attributes(layout)
    case .text(let string, let style):
      tag = "span"
      attributes = Self.attributes(style)
      text = string
    case .button(let role):
      tag = "button"
      attributes = [("type", "button"), ("class", role.map { "button \($0.name)" } ?? "button"), ("data-on", "click")]
    case .textField(let label, let value):
      tag = "input"
      attributes = [
        ("type", "text"), ("class", "field"), ("placeholder", label), ("aria-label", label), ("autocomplete", "off"), ("data-on", "input"),
      ]
      self.value = value
    }
  }

  private static func attributes(_ layout: StackLayout) -> [(name: StaticString, value: String)] {
    let axis = layout.axis == .vertical ? "v" : "h"
    var attributes: [(name: StaticString, value: String)] = [("class", "\(axis) \(layout.alignment)")]
    if let spacing = layout.spacing { attributes.append(("data-gap", spacing.formatted)) }
    return attributes
  }

  private static func attributes(_ style: TextStyle) -> [(name: StaticString, value: String)] {
    let classes = ["text", style.font?.role, style.foreground?.level].compactMap(\.self)
    return [("class", classes.joined(separator: " "))]
  }
}

extension HTMLWriter {
  /// Writes a node and everything in it.
  mutating func node(_ node: RenderNode, extra: [(name: StaticString, value: String)] = []) {
    let element = Element(node.kind)
    var attributes = element.attributes
    if let value = element.value { attributes.append(("value", value)) }
    open(element.tag, [("data-n", "\(node.id)")] + attributes + extra)
    guard !element.isVoid else { return }
    if let text = element.text { self.text(text) }
    for child in node.children { self.node(child) }
    close(element.tag)
  }

  /// The HTML of the nodes, one after the other.
  static func html(of nodes: [RenderNode]) -> String {
    var writer = HTMLWriter()
    for node in nodes { writer.node(node) }
    return writer.html
  }
}

extension Double {
  /// The number as it is written in attributes, without a fraction that says nothing.
  fileprivate var formatted: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}
