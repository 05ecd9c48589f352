import IssueReporting

/// A clock of any type, known only by its duration.
///
/// Use it where a generic parameter or an existential is not wanted, for instance as the type of a stored property or as the clock of
/// another generic type:
///
/// ```swift
/// struct Heartbeat {
///   let clock: AnyClock<Duration>
/// }
/// let heartbeat = Heartbeat(clock: AnyClock(ContinuousClock()))
/// ```
///
/// Every member forwards to the wrapped clock; nothing is added to its behaviour. Wrapping costs one allocation, and an ``Instant`` whose
/// wrapped instant fits in three words costs none.
public final class AnyClock<Duration: DurationProtocol>: Clock {
  private let base: any Clock<Duration>

  /// Wraps a clock.
  ///
  /// - Parameter base: The clock that tells the time and waits.
  public init(_ base: some Clock<Duration>) {
    self.base = base
  }

  /// The wrapped clock's time.
  public var now: Instant {
    func open(_ base: some Clock<Duration>) -> Instant { Instant(base.now) }
    return open(base)
  }

  /// The smallest step of time that the wrapped clock can tell apart.
  public var minimumResolution: Duration {
    func open(_ base: some Clock<Duration>) -> Duration { base.minimumResolution }
    return open(base)
  }

  /// Waits on the wrapped clock until a deadline.
  ///
  /// - Parameters:
  ///   - deadline: When to wake up. It must come from this clock, or from a clock of the same type as the wrapped one: the instant of
  ///     another clock cannot be compared with this clock's time, so it is reported as an issue and the call returns without waiting.
  ///   - tolerance: By how much the wrapped clock may be late.
  /// - Throws: What the wrapped clock throws; `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    func open<C: Clock<Duration>>(_ base: C) async throws {
      guard let instant = deadline.base as? C.Instant else {
        reportIssue(
          """
          AnyClock was asked to sleep until an instant of another clock.

          The clock is a "\(C.self)", whose instants are "\(C.Instant.self)"; the deadline is a "\(type(of: deadline.base))". The sleep \
          was skipped. Make the deadline from this clock's own time: "clock.now.advanced(by: duration)".
          """
        )
        return try Task.checkCancellation()
      }
      try await base.sleep(until: instant, tolerance: tolerance)
    }
    try await open(base)
  }
}
