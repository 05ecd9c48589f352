import IssueReporting

/// An asynchronous sequence with one element per interval of a clock's time.
///
/// ```swift
/// for await _ in clock.timer(interval: .seconds(1)) {
///   secondsElapsed += 1
/// }
/// ```
///
/// The deadlines are fixed when iteration begins: the first is one interval later, and each following one is the previous *deadline* plus
/// the interval, however long the loop's body took. So a timer does not drift, and it loses nothing: a body that takes longer than the
/// interval finds the ticks that it missed waiting, one after the other.
///
/// The sequence ends when the iterating task is cancelled, and with any other error of the clock.
public struct TimerSequence<Duration: DurationProtocol>: AsyncSequence, Sendable {
  /// The instant for which a tick was due.
  public typealias Element = AnyClock<Duration>.Instant
  /// A timer ends rather than fails.
  public typealias Failure = Never

  private let clock: AnyClock<Duration>
  private let interval: Duration
  private let tolerance: Duration?

  init(clock: AnyClock<Duration>, interval: Duration, tolerance: Duration?) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Reads the clock and starts counting.
  public func makeAsyncIterator() -> Iterator {
    guard interval > .zero else {
      reportIssue(
        """
        A timer needs an interval greater than zero, but got \(interval).

        Such a timer would tick without end at one point in time; it ends at once instead. Pass a positive interval to \
        "clock.timer(interval:)".
        """
      )
      return Iterator(clock: clock, interval: interval, tolerance: tolerance, previous: nil)
    }
    return Iterator(clock: clock, interval: interval, tolerance: tolerance, previous: clock.now)
  }

  /// Waits for one tick after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let clock: AnyClock<Duration>
    let interval: Duration
    let tolerance: Duration?
    /// The last deadline, at first the start; `nil` once the timer has ended.
    var previous: Element?

    /// Waits for the next tick.
    ///
    /// - Returns: The instant for which the tick was due, or `nil` when the task was cancelled, and from then on.
    public mutating func next() async -> Element? {
      await next(isolation: nil)
    }

    /// Waits for the next tick.
    ///
    /// - Parameter actor: The actor to come back to.
    /// - Returns: The instant for which the tick was due, or `nil` when the task was cancelled, and from then on.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      guard let previous else { return nil }
      let deadline = previous.advanced(by: interval)
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance)
        // A clock need not look at cancellation when the deadline has passed already, but a cancelled timer must be silent.
        try Task.checkCancellation()
      } catch {
        self.previous = nil
        return nil
      }
      self.previous = deadline
      return deadline
    }
  }
}
