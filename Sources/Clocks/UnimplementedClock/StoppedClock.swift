/// A clock whose time stands still, and on which nobody can wait.
///
/// What lies beneath an ``UnimplementedClock`` without a clock of its own: after the report, a sleep must neither hang the test, which has already failed, nor
/// let a loop of ticks run for ever. So it ends as if its task had been cancelled.
struct StoppedClock<Duration: DurationProtocol & Hashable>: Clock {
  let now: TestClock<Duration>.Instant
  let minimumResolution = Duration.zero

  func sleep(until deadline: TestClock<Duration>.Instant, tolerance: Duration?) async throws {
    throw CancellationError()
  }
}
