/// Writes HTML in which everything that is not markup of this type's own making is escaped.
///
/// There is no way to write raw text: the only strings that reach the output unescaped are tag and attribute names, which are literals of this module.
struct HTMLWriter {
  private(set) var html = ""

  /// Writes the begin tag of an element.
  mutating func open(_ tag: String, _ attributes: [Element.Attribute] = []) {
    html += "<\(tag)"
    for attribute in attributes {
      html += " \(attribute.name)"
      guard !attribute.value.isEmpty else { continue }
      html += "=\""
      escape(attribute.value)
      html += "\""
    }
    html += ">"
  }

  /// Writes the end tag of an element.
  mutating func close(_ tag: String) {
    html += "</\(tag)>"
  }

  /// Writes text.
  mutating func text(_ text: String) {
    escape(text)
  }

  /// Writes the document type that keeps browsers out of quirks mode.
  mutating func doctype() {
    html += "<!doctype html>"
  }

  private mutating func escape(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      // A null character is an error in HTML, and browsers replace it by this one.
      case "\0": html += "\u{FFFD}"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }
}
