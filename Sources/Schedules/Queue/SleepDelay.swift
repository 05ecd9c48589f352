/// Finds the delay that a task asked `Task.sleep` for.
///
/// `Task.sleep(for:)` adds the delay to the real clock before any executor sees it, so what arrives is a deadline in real time. What is known is that
/// the clock was read after the job began and before the deadline arrived; the delay is therefore somewhere between `deadline - arrival` and
/// `deadline - jobStart`. People ask for round numbers, so the roundest one of that range is taken, and equal sleeps become equal again.
enum SleepDelay {
  /// The finest grid. Below it the time that the program needs for its own work cannot be told from the delay.
  private static let finest = Duration.milliseconds(1)

  /// - Parameters:
  ///   - atLeast: The time from the arrival of the request to the deadline.
  ///   - atMost: The time from the beginning of the job to the deadline.
  /// - Returns: The smallest multiple of the coarsest power of ten milliseconds that lies in the range; without one, `atLeast` rounded to a millisecond.
  static func roundest(atLeast: Duration, atMost: Duration) -> Duration {
    let low = max(nanoseconds(atLeast), 0)
    let high = nanoseconds(atMost)
    guard high > 0 else { return .zero }
    let finest = nanoseconds(finest)
    var best: Int64?
    var grid = finest
    while grid <= high {
      let multiple = (low + grid - 1) / grid * grid
      if multiple > 0, multiple <= high { best = multiple }
      let (next, overflow) = grid.multipliedReportingOverflow(by: 10)
      if overflow { break }
      grid = next
    }
    return .nanoseconds(best ?? (low + finest / 2) / finest * finest)
  }

  private static func nanoseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    // A sleep of 100 years is as good as one of 290: keep the arithmetic inside Int64.
    let clamped = min(max(seconds, -3_000_000_000), 3_000_000_000)
    return clamped * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
