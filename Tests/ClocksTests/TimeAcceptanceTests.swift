import Clocks
import Schedules
import Testing

@MainActor
struct TimeAcceptanceTests {
  @Test("AC-L10-1: no tick at 0.99 s, one at 1 s, three at 3 s; cancelling stops ticks")
  func timer() async {
    let schedule = Schedule()
    let clock: TestClock<Duration> = TestClock()
    let ticks = Log<Duration>()
    let task = schedule.start {
      for await _ in clock.timer(interval: .seconds(1)) { ticks.append(clock.now.offset) }
    }

    await clock.advance(by: .milliseconds(990))
    #expect(ticks.entries == [])
    await clock.advance(by: .milliseconds(10))
    #expect(ticks.entries == [.seconds(1)])
    await clock.advance(to: .init(offset: .seconds(3)))
    #expect(ticks.entries == [.seconds(1), .seconds(2), .seconds(3)])

    schedule.cancel(task)
    await clock.advance(by: .seconds(10))
    #expect(ticks.entries.count == 3)
    #expect(clock.describeSleepers() == [])
  }

  @Test("AC-L10-2: an immediate clock's ticks take no time, and leave room for other effects and for the test to act first")
  func immediateTimer() async throws {
    let schedule = Schedule()
    let clock: ImmediateClock<Duration> = ImmediateClock()
    let log = Log<String>()
    let timer = schedule.start {
      for await _ in clock.timer(interval: .seconds(3_600)) { log.append("tick \(clock.now.offset)") }
    }
    schedule.start {
      for step in 1...20 {
        await Task.yield()
        if step == 20 { log.append("other effect done") }
      }
    }
    #expect(schedule.isQuiet)
    #expect(schedule.pendingTicks == 1)
    #expect(log.entries == ["other effect done"])

    schedule.step { log.append("test acts") }
    for _ in 1...2 {
      #expect(schedule.releaseTick())
      schedule.runUntilQuiet()
    }
    #expect(log.entries == ["other effect done", "test acts", "tick 3600.0 seconds", "tick 7200.0 seconds"])

    schedule.cancel(timer)
    #expect(schedule.pendingTicks == 0)
    #expect(log.entries.count == 4)
  }

  @Test("AC-L10-3: sleep(for: 1) and sleep(for: .seconds(1)) are the same wait; a cancelled sleep throws CancellationError")
  func sleep() async throws {
    let schedule = Schedule()
    let clock = TestClock<Seconds>()
    let log = Log<String>()
    schedule.start {
      try? await clock.sleep(for: 1)
      log.append("literal at \(clock.now.offset.value)")
    }
    schedule.start {
      try? await clock.sleep(for: .seconds(1))
      log.append("seconds at \(clock.now.offset.value)")
    }
    let cancelled = schedule.start {
      do { try await clock.sleep(for: 1) } catch { log.append("\(type(of: error)) at \(clock.now.offset.value)") }
    }
    schedule.cancel(cancelled)
    #expect(log.entries == ["CancellationError at 0.0"])
    await clock.advance(by: 1)
    #expect(log.entries == ["CancellationError at 0.0", "literal at 1.0", "seconds at 1.0"])
  }
}
