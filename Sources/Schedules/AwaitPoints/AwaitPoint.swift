extension Schedule {
  /// A place in the source at which a suspended task will go on.
  public struct AwaitPoint: Sendable, Hashable, CustomStringConvertible {
    /// The function, as it is written in Swift.
    public let function: String
    /// The file, without its directory; nil for functions without debug information, such as those of the standard library.
    public let file: String?
    /// The line; 0 when there is no file.
    public let line: Int

    /// The place in words.
    public var description: String { file.map { "\(function) (\($0):\(line))" } ?? function }
  }
}

extension Schedule.LiveTask {
  /// Where this task is suspended: the function that waits, then its callers.
  ///
  /// Finding the names takes milliseconds, the first time tens of them, so ask only to explain a failure. Read it on the thread that drives the schedule,
  /// while nothing runs. Empty when the task is not suspended, or where ``Schedule/Reach/unavailability`` gives a reason.
  public func awaitPoints() -> [Schedule.AwaitPoint] { AwaitPointReader.points(of: object) }
}
