import Clocks

extension DependencyValues {
  /// The clock that goes on while the machine sleeps; a test that does not override it fails when it uses it.
  ///
  /// In tests override it with `ImmediateClock()` or a `TestClock()`.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stops while the machine sleeps; a test that does not override it fails when it uses it.
  ///
  /// In tests override it with `ImmediateClock()` or a `TestClock()`.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static var testValue: any Clock<Duration> { UnimplementedClock<Duration>(name: "ContinuousClock") }
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static var testValue: any Clock<Duration> { UnimplementedClock<Duration>(name: "SuspendingClock") }
}
