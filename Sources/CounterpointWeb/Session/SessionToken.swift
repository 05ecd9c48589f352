/// 256 random bits that let a page into its session, and nobody else.
struct SessionToken: Hashable, Sendable, CustomStringConvertible {
  private let words: [UInt64]

  /// Draws a token from the system's random number generator.
  init() {
    var generator = SystemRandomNumberGenerator()
    words = (0..<4).map { _ in generator.next() }
  }

  /// Reads a token as ``description`` writes it; `nil` for anything else.
  init?(_ text: String) {
    guard text.utf8.count == 64 else { return nil }
    var words: [UInt64] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      guard let word = UInt64(rest.prefix(16), radix: 16) else { return nil }
      words.append(word)
      rest = rest.dropFirst(16)
    }
    self.words = words
  }

  /// 64 hexadecimal digits.
  var description: String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Compares all bits, however early a difference is found, so that the time does not tell how much of a guess was right.
  static func == (left: Self, right: Self) -> Bool {
    zip(left.words, right.words).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
