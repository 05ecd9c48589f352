internal import CSchedules

extension Schedule.Order {
  /// Reads an order as ``description`` writes it: `.fifo`, `.seed(4)`, `.replay([1, 0, 2])`. The leading point and spaces may be missing.
  ///
  /// - Parameter text: The text; nil comes back when it is no order.
  public init?(_ text: String) {
    var text = text.filter { !$0.isWhitespace }[...]
    if text.first == "." { text.removeFirst() }
    if text == "fifo" {
      self = .fifo
    } else if text.hasPrefix("seed("), text.hasSuffix(")"), let seed = UInt64(text.dropFirst(5).dropLast()) {
      self = .seed(seed)
    } else if text.hasPrefix("replay(["), text.hasSuffix("])") {
      let entries = text.dropFirst(8).dropLast(2).split(separator: ",", omittingEmptySubsequences: false)
      let choices = entries == [""] ? [] : entries.map { Int($0) }
      guard !choices.contains(where: { $0 == nil || $0! < 0 }) else { return nil }
      self = .replay(choices.compactMap { $0 })
    } else {
      return nil
    }
  }

  struct InvalidEnvironment: Error, CustomStringConvertible {
    let text: String
    var description: String {
      "COUNTERPOINT_SCHEDULE is '\(text)', which is no order of jobs. Write '.fifo', '.seed(4)' or '.replay([1, 0, 2])', or unset it."
    }
  }

  static let environmentVariable = "COUNTERPOINT_SCHEDULE"

  /// The order that the environment asks for; nil when it asks for none.
  static func fromEnvironment() -> Result<Schedule.Order, InvalidEnvironment>? {
    guard let value = cschedules_environment(environmentVariable) else { return nil }
    let text = String(cString: value)
    return Schedule.Order(text).map { .success($0) } ?? .failure(InvalidEnvironment(text: text))
  }
}
