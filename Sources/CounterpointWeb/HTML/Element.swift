import CounterpointUI

/// How a browser shows a node of the render tree: one element, or one with a single element in it that is not a node.
struct Element: Equatable {
  /// The tag of the element.
  var tag: String
  /// The names by which the stylesheet knows it.
  var classes: [String] = []
  /// Its other attributes, without that which carries the node's number.
  var attributes: [Attribute] = []
  /// What is said of its look one by one: the names and values are this module's own, or numbers.
  var style = StyleDeclarations()
  /// The events that the page sends for it.
  var events: [String] = []
  /// The text in it, if it has text and no children.
  var text: String?
  /// What the user changes in it, if it is a control for that.
  var value: ControlValue?
  /// The element in it that is not a node, as in a drawing.
  var inner: Inner?

  /// A name that is a literal of this module, and a value that is escaped wherever it is written.
  struct Attribute: Equatable {
    let name: String
    let value: String
  }

  /// An element without content.
  struct Inner: Equatable {
    let tag: String
    var attributes: [Attribute]
  }

  /// Whether the element has no end tag.
  var isVoid: Bool { ["input", "hr", "img"].contains(tag) }

  init(_ tag: StaticString, _ classes: String...) {
    self.tag = "\(tag)"
    self.classes = classes
  }

  mutating func set(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    attributes.removeAll { $0.name == "\(name)" }
    attributes.append(Attribute(name: "\(name)", value: value))
  }

  /// All attributes that are kept up to date by patches, in the order in which they are written.
  var patchable: [Attribute] {
    var all: [Attribute] = []
    if !classes.isEmpty { all.append(Attribute(name: "class", value: classes.joined(separator: " "))) }
    all += attributes
    if !style.isEmpty { all.append(Attribute(name: "data-s", value: style.text)) }
    if !events.isEmpty { all.append(Attribute(name: "data-on", value: events.joined(separator: " "))) }
    // Attributes of the element inside are told from those of the element by a slash.
    if let inner { all += inner.attributes.map { Attribute(name: "/\($0.name)", value: $0.value) } }
    return all
  }
}

extension HTMLWriter {
  /// Writes a node and everything in it.
  mutating func node(_ node: RenderNode, extra: [Element.Attribute] = []) {
    let element = Element(node)
    var attributes = [Element.Attribute(name: "data-n", value: "\(node.id)")]
    attributes += element.patchable.filter { !$0.name.hasPrefix("/") }
    attributes += element.initialValue + extra
    open(element.tag, attributes)
    guard !element.isVoid else { return }
    if let inner = element.inner {
      open(inner.tag, inner.attributes)
      close(inner.tag)
    }
    if let text = element.text { self.text(text) }
    if element.tag == "textarea", case .text(let text)? = element.value {
      // The first line break of a text area belongs to the markup.
      self.text("\n" + text)
    }
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

extension Element {
  /// What a control shows before anybody has touched it.
  fileprivate var initialValue: [Attribute] {
    switch (value, tag) {
    case (.flag(true)?, _): [Attribute(name: "checked", value: "")]
    case (.text(let text)?, "select"): [Attribute(name: "data-value", value: text)]
    case (.text(let text)?, "input"): [Attribute(name: "value", value: text)]
    default: []
    }
  }
}
