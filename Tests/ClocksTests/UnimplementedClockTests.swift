import Clocks
import Testing

@MainActor
struct UnimplementedClockTests {
  @Test("AC-L6-1: each use names the clock")
  func reports() async throws {
    let clock = UnimplementedClock<Duration>(ImmediateClock(), name: "ContinuousClock")
    withKnownIssue {
      _ = clock.now
    } matching: {
      $0.description.contains("Unimplemented: ContinuousClock.now …\n")
    }
    withKnownIssue {
      #expect(clock.minimumResolution == .zero)
    } matching: {
      $0.description.contains("Unimplemented: ContinuousClock.minimumResolution …\n")
    }
    try await withKnownIssue {
      try await clock.sleep(for: .seconds(1))
    } matching: {
      $0.description.contains("Unimplemented: ContinuousClock.now …\n")
        || $0.description.contains("Unimplemented: ContinuousClock.sleep …\n")
    }
  }

  @Test("the name is that of the wrapped clock, unless one is given")
  func names() {
    for (clock, name) in [
      (UnimplementedClock(ContinuousClock()), "ContinuousClock"), (UnimplementedClock(name: "Mine"), "Mine"), (.unimplemented(), "Clock"),
      (.unimplemented(name: "SuspendingClock"), "SuspendingClock"),
    ] {
      withKnownIssue {
        _ = clock.now
      } matching: {
        $0.description.contains("Unimplemented: \(name).now …\n")
      }
    }
  }

  @Test("after the report it does what the clock beneath does")
  func forwards() async {
    let base: TestClock<Duration> = TestClock(now: .init(offset: .seconds(5)))
    let clock = UnimplementedClock(base)
    await withKnownIssue {
      let now = clock.now
      await base.advance(by: .seconds(2))
      #expect(now.duration(to: clock.now) == .seconds(2))
      #expect(now < clock.now && now.advanced(by: .seconds(2)) == clock.now)
    } matching: {
      $0.description.contains("Unimplemented:")
    }
  }

  @Test("without a clock beneath, time stands still and a sleep ends as if cancelled: the test has failed already, and must not hang")
  func standsStill() async {
    let clock = UnimplementedClock<Duration>(name: "ContinuousClock", now: .seconds(3))
    await withKnownIssue {
      #expect(clock.now.duration(to: clock.now) == .zero)
      await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
      for await _ in clock.timer(interval: .seconds(1)) { Issue.record("a clock that stands still has no ticks") }
    } matching: {
      $0.description.contains("Unimplemented: ContinuousClock.")
    }
  }
}
