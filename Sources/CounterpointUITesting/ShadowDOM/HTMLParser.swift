/// Reads the HTML that renderers of this project write: every attribute is quoted or empty, every element is closed or has no end tag.
struct HTMLParser {
  private var rest: Substring

  /// What is wrong with a text that is no such HTML.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let voidTags: Set<String> = ["input", "hr", "img", "meta", "link", "br"]

  /// Reads a text.
  static func elements(_ html: String) throws -> [ShadowElement] {
    var parser = HTMLParser(rest: Substring(html))
    let holder = ShadowElement(tag: "")
    try parser.content(of: holder)
    guard parser.rest.isEmpty else { throw Failure(description: "an end tag without a begin tag: \(parser.rest.prefix(40))") }
    for child in holder.children { child.parent = nil }
    return holder.children
  }

  private mutating func content(of element: ShadowElement) throws {
    while !rest.isEmpty, !rest.hasPrefix("</") {
      if rest.hasPrefix("<!") {
        rest = rest.drop { $0 != ">" }.dropFirst()
      } else if rest.first == "<" {
        let child = try self.element()
        child.parent = element
        element.content.append(.element(child))
      } else {
        let text = rest.prefix { $0 != "<" }
        rest = rest.dropFirst(text.count)
        element.content.append(.text(Self.unescaped(text)))
      }
    }
  }

  private mutating func element() throws -> ShadowElement {
    rest.removeFirst()
    let tag = String(take { $0 != " " && $0 != ">" })
    var attributes: [String: String] = [:]
    while rest.first == " " {
      rest.removeFirst()
      let name = String(take { $0 != "=" && $0 != ">" && $0 != " " })
      guard rest.first == "=" else {
        attributes[name] = ""
        continue
      }
      rest.removeFirst()
      guard rest.first == "\"" else { throw Failure(description: "an attribute '\(name)' without quotes") }
      rest.removeFirst()
      attributes[name] = Self.unescaped(take { $0 != "\"" })
      rest.removeFirst()
    }
    guard rest.first == ">" else { throw Failure(description: "a begin tag '\(tag)' without an end: \(rest.prefix(40))") }
    rest.removeFirst()
    let element = ShadowElement(tag: tag, attributes: attributes)
    if Self.voidTags.contains(tag) { return element }
    try content(of: element)
    guard rest.hasPrefix("</\(tag)>") else { throw Failure(description: "an element '\(tag)' without its end tag: \(rest.prefix(40))") }
    rest = rest.dropFirst(tag.count + 3)
    return element
  }

  private mutating func take(while predicate: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: predicate)
    rest = rest.dropFirst(taken.count)
    return taken
  }

  private static let entities: [Substring: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
      result += rest[..<start]
      result += entities[rest[rest.index(after: start)..<end]] ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
