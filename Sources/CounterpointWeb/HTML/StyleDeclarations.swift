/// What is said of an element's look one by one.
///
/// The page's policy permits no `style` attribute, so the declarations travel in `data-s` and the script sets them. Names and values are made of this module's
/// own words and of numbers: nothing that an application or a user has written gets in.
struct StyleDeclarations: Equatable {
  private var declarations: [(name: String, value: String)] = []

  var isEmpty: Bool { declarations.isEmpty }

  subscript(name: String) -> String? {
    get { declarations.first { $0.name == name }?.value }
    set {
      declarations.removeAll { $0.name == name }
      if let newValue { declarations.append((name, newValue)) }
    }
  }

  /// Adds to a value that is a list, as that of `transform` and `filter`.
  mutating func prepend(_ name: String, _ value: String) {
    self[name] = self[name].map { "\(value) \($0)" } ?? value
  }

  /// Adds to a value that is a list.
  mutating func append(_ name: String, _ value: String) {
    self[name] = self[name].map { "\($0) \(value)" } ?? value
  }

  /// The declarations as they are written in CSS.
  var text: String {
    declarations.map { "\($0.name):\($0.value)" }.joined(separator: ";")
  }

  static func == (left: Self, right: Self) -> Bool { left.text == right.text }
}

extension Double {
  /// The number as it is written in CSS, without a fraction that says nothing.
  var css: String {
    guard isFinite else { return "0" }
    let rounded = (self * 1_000).rounded() / 1_000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  /// The number as a length in CSS.
  var px: String { self == 0 ? "0" : "\(css)px" }
}
