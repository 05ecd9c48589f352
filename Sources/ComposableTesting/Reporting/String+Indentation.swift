extension String {
  /// The same text with every line that is not empty moved to the right.
  func indented(by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}

/// A number and its noun: `1 action`, `2 actions`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
