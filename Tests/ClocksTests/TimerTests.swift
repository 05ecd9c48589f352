import Clocks
import Schedules
import Testing

@MainActor
struct TimerTests {
  let schedule = Schedule()
  let clock: TestClock<Duration> = TestClock()
  let log = Log<String>()

  @Test("a timer does not drift: slow bodies do not move later ticks, and missed ticks are waiting")
  func noDrift() async {
    schedule.start { [clock, log] in
      for await _ in clock.timer(interval: .seconds(10)) {
        log.append("\(clock.now.offset.components.seconds)")
        // Every body takes time; the second one longer than two intervals.
        try? await clock.sleep(for: .seconds(clock.now.offset == .seconds(20) ? 25 : 3))
      }
    }
    await clock.advance(by: .seconds(70))
    #expect(log.entries == ["10", "20", "45", "48", "51", "60", "70"])
  }

  @Test("ticks are the instants for which they were due")
  func instants() async {
    let start = AnyClock(clock).now
    schedule.start { [clock, log] in
      for await instant in clock.timer(interval: .milliseconds(250)) { log.append("\(start.duration(to: instant))") }
    }
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["0.25 seconds", "0.5 seconds", "0.75 seconds", "1.0 seconds"])
  }

  @Test("a timer counts from when it is iterated, each iteration for itself")
  func start() async {
    let timer = clock.timer(interval: .seconds(2))
    await clock.advance(by: .seconds(1))
    schedule.start { [clock, log] in for await _ in timer { log.append("a\(clock.now.offset.components.seconds)") } }
    await clock.advance(by: .seconds(1))
    schedule.start { [clock, log] in for await _ in timer { log.append("b\(clock.now.offset.components.seconds)") } }
    await clock.advance(by: .seconds(3))
    #expect(log.entries == ["a3", "b4", "a5"])
  }

  @Test("a cancelled timer ends, and has ended for good")
  func cancellation() async {
    let task = schedule.start { [clock, log] in
      var iterator = clock.timer(interval: .seconds(1)).makeAsyncIterator()
      while await iterator.next() != nil { log.append("tick") }
      let afterwards = await iterator.next()
      log.append(afterwards == nil ? "ended" : "ticked")
    }
    await clock.advance(by: .seconds(1))
    schedule.cancel(task)
    #expect(log.entries == ["tick", "ended"])
  }

  @Test("a task that is cancelled within the body sees no further tick, not even one that it missed")
  func cancellationOfMissedTicks() async {
    schedule.start { [clock, log] in
      for await _ in clock.timer(interval: .seconds(1)) {
        log.append("tick")
        try? await clock.sleep(for: .seconds(5))
        withUnsafeCurrentTask { $0?.cancel() }
      }
      log.append("ended")
    }
    await clock.advance(by: .seconds(10))
    #expect(log.entries == ["tick", "ended"])
  }

  @Test("a timer works on an existential clock")
  func existential() async {
    let clock: any Clock<Duration> = self.clock
    schedule.start { [log] in
      for await _ in clock.timer(interval: .seconds(1), tolerance: .zero) { log.append("tick") }
    }
    await self.clock.advance(by: .seconds(2))
    #expect(log.entries == ["tick", "tick"])
  }

  @Test("an interval that is not positive is reported, and gives no tick", arguments: [Duration.zero, .seconds(-1)])
  func badInterval(interval: Duration) async {
    await withKnownIssue {
      for await _ in clock.timer(interval: interval) { Issue.record("There must be no tick.") }
    } matching: {
      $0.description.contains("A timer needs an interval greater than zero, but got \(interval).")
    }
  }
}
