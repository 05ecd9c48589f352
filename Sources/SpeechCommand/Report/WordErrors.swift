import Foundation

/// How many words must be put in, taken out or replaced to get from what was heard to what was said.
struct WordErrors {
  let count: Int
  let of: Int

  var rate: Double { Double(count) / Double(max(of, 1)) }

  init(expected: String, heard: String) {
    let (said, heard) = (Self.words(in: expected), Self.words(in: heard))
    of = said.count
    var row = Array(0...heard.count)
    for (number, word) in said.enumerated() {
      var diagonal = row[0]
      row[0] = number + 1
      for (column, other) in heard.enumerated() {
        let replaced = diagonal + (word == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    count = row[heard.count]
  }

  /// The words of a text without case and punctuation; spellings of the same spoken words become one.
  static func words(in text: String) -> [String] {
    let spelled = [
      ("%", " percent "), ("é", "e"), ("let's", "let us"), ("i'd", "i would"), ("we've", "we have"), ("’", "'"),
    ].reduce(text.lowercased()) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return spelled.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "'" }.map { word in
      switch word {
      case "60": "sixty"
      case "3": "three"
      case "ok": "okay"
      default: String(word)
      }
    }
  }
}
