/// How long after the end of each phrase its last two words stood in the text.
struct Delays {
  /// In seconds, smallest first. Negative when the words were there before the sound had faded.
  let values: [Double]

  /// - Parameters:
  ///   - phrases: What was said, in order.
  ///   - texts: The texts with their times, in order.
  init(of phrases: [Recording.Phrase], in texts: [(time: Double, text: String)]) {
    let texts = texts.map { (time: $0.time, words: WordErrors.words(in: $0.text)) }
    let final = texts.last?.words ?? []
    var from = 0
    values = phrases.compactMap { phrase in
      let pair = Array(WordErrors.words(in: phrase.text).suffix(2))
      // Looked for behind the phrase before, where it ended up in the final text.
      guard let place = Self.place(of: pair, in: final, from: from) else { return nil }
      from = place + 1
      // The place may be a word or two earlier or later while the text still changes.
      let first = texts.first { Self.place(of: pair, in: $0.words, from: max(0, place - 3)) != nil }
      return first.map { $0.time - phrase.end }
    }.sorted()
  }

  /// The value that so many percent of all are not above.
  func percentile(_ percent: Int) -> Double {
    guard !values.isEmpty else { return .infinity }
    return values[min(values.count - 1, (values.count * percent + 99) / 100 - 1)]
  }

  private static func place(of pair: [String], in words: [String], from start: Int) -> Int? {
    guard words.count >= pair.count else { return nil }
    return (start..<max(start, words.count - pair.count + 1)).first { Array(words[$0..<($0 + pair.count)]) == pair }
  }
}
