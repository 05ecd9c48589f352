import Schedules
import Synchronization

/// A clock whose sleeps take no time.
///
/// Give it to the code under test when a test is about what the code does, and not about when:
///
/// ```swift
/// let store = TestStore(initialState: Meeting.State()) {
///   Meeting()
/// } withDependencies: {
///   $0.continuousClock = ImmediateClock()
/// }
/// ```
///
/// # Ticks
///
/// A timer whose sleeps return at once would spin: it would tick before the test has sent its next action, and again before the
/// code has understood that it was to stop. So under a `Schedule` each sleep parks as a *tick*, and whoever drives the schedule lets ticks go
/// one at a time, first in, first out, when nothing else can run and the test still wants something to happen. A test store does so in
/// `receive`, `skipReceivedActions` and `finish`; other tests call `Schedule.releaseTick()`.
///
/// Without a schedule a sleep is a cooperative yield, so that other tasks get their turn.
///
/// # Time
///
/// ``now`` stands still until a sleep ends, and is then the deadline of that sleep, unless it was later already. Time never goes back.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  private let time: Mutex<Instant>

  /// Makes a clock.
  ///
  /// - Parameter now: The time at which it starts.
  public init(now: Instant = Instant()) {
    self.time = Mutex(now)
  }

  /// The latest deadline that somebody has slept until, at first the start.
  public var now: Instant {
    time.withLock { $0 }
  }

  /// The smallest step of time that this clock can tell apart: none is too small.
  public var minimumResolution: Duration { .zero }

  /// Lets others run, and then moves the time to the deadline.
  ///
  /// - Parameters:
  ///   - deadline: What ``now`` is to be afterwards, at least. Also a deadline that has passed gives way to others first.
  ///   - tolerance: Ignored: an immediate clock is never late.
  /// - Throws: `CancellationError` when the task is cancelled before or while others run.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    if let schedule = Schedule.current {
      try await schedule.tick("ImmediateClock: sleeping until \(deadline.offset)")
    } else {
      await Task.yield()
    }
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Makes a clock that starts at its origin.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock whose sleeps take no time.
  ///
  /// ```swift
  /// $0.continuousClock = .immediate
  /// ```
  public static var immediate: Self { ImmediateClock() }
}
