/// What ``TestClock/checkSuspension()`` throws when somebody sleeps.
public struct SuspensionError: Error, Hashable, CustomStringConvertible {
  /// What sleeps until when, one line each, in the order in which they would wake up.
  public let sleepers: [String]

  /// Makes an error.
  ///
  /// - Parameter sleepers: What sleeps until when, one line each.
  public init(sleepers: [String] = []) {
    self.sleepers = sleepers
  }

  /// The text of the issue.
  public var description: String {
    """
    Expected nobody to sleep on the clock, but \(sleepers.count == 1 ? "1 task does" : "\(sleepers.count) tasks do").
    \(sleepers.map { "\n- \($0)" }.joined())

    Advance the clock past the deadlines, or cancel what still sleeps at the end of the test.
    """
  }
}
