extension Clock {
  /// A sequence with one element per interval of this clock's time.
  ///
  /// It works on a clock of a concrete type and on `any Clock<Duration>` alike. Under ``TestClock`` it ticks as the test advances, under
  /// ``ImmediateClock`` without waiting.
  ///
  /// - Parameters:
  ///   - interval: The time from one tick to the next, greater than zero; anything else is reported as an issue and gives no tick.
  ///   - tolerance: By how much the clock may be late with each tick. Lateness does not add up.
  /// - Returns: A ``TimerSequence``, which starts to count when it is iterated and ends by cancellation.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> TimerSequence<Duration> {
    TimerSequence(clock: AnyClock(self), interval: interval, tolerance: tolerance)
  }
}
