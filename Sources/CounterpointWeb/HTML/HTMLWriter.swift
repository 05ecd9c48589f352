/// Writes HTML in which everything that is not markup of this type's own making is escaped.
///
/// There is no way to write raw text: the only strings that reach the output unescaped are tag and attribute names, which are literals of this module.
struct HTMLWriter {
  private(set) var html = ""

  /// Writes the begin tag of an element.
  mutating func open(_ tag: StaticString, _ attributes: [(name: StaticString, value: String)]) {
    html += "<\(tag)"
    for (name, value) in attributes {
      html += " \(name)=\""
      escape(value)
      html += "\""
    }
    html += ">"
  }

  /// Writes the end tag of an element.
  mutating func close(_ tag: StaticString) {
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
