/// An element of a page, as a browser would have it.
public final class ShadowElement {
  /// The tag.
  public let tag: String
  /// The attributes.
  public internal(set) var attributes: [String: String]
  /// The elements and texts in it, in order.
  public internal(set) var content: [Content] = []
  weak var parent: ShadowElement?

  /// What stands in an element.
  public enum Content {
    /// Another element.
    case element(ShadowElement)
    /// Text.
    case text(String)
  }

  init(tag: String, attributes: [String: String] = [:]) {
    self.tag = tag
    self.attributes = attributes
  }

  /// The elements in it, without the texts.
  public var children: [ShadowElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The element as HTML, its attributes in the order of their names. What the user changes in controls is not part of it.
  public var html: String {
    let attributes = attributes.filter { !["value", "checked", "data-value"].contains($0.key) }.sorted { $0.key < $1.key }
    let head = ([tag] + attributes.map { "\($0.key)=\"\($0.value)\"" }).joined(separator: " ")
    let inner = content.map { content in
      switch content {
      case .element(let element): element.html
      case .text(let text): tag == "textarea" ? "" : text
      }
    }
    return "<\(head)>\(inner.joined())</\(tag)>"
  }

  /// The first element that fits, this one included.
  public func first(where predicate: (ShadowElement) -> Bool) -> ShadowElement? {
    if predicate(self) { return self }
    for child in children {
      if let found = child.first(where: predicate) { return found }
    }
    return nil
  }

  func insert(_ elements: [ShadowElement], before: ShadowElement?) {
    let index = before.flatMap { before in content.firstIndex { if case .element(let element) = $0 { element === before } else { false } } }
    for element in elements { element.parent = self }
    content.insert(contentsOf: elements.map(Content.element), at: index ?? content.count)
  }

  func remove() {
    parent?.content.removeAll { if case .element(let element) = $0 { element === self } else { false } }
    parent = nil
  }
}
