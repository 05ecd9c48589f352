import Clocks
import Schedules
import Testing

@MainActor
struct ImmediateClockTests {
  let clock: ImmediateClock<Duration> = ImmediateClock()

  @Test("without a schedule a sleep returns at once, and the time is its deadline")
  func withoutSchedule() async throws {
    try await clock.sleep(for: .seconds(1_000_000))
    #expect(clock.now.offset == .seconds(1_000_000))
    try await clock.sleep(until: .init(offset: .seconds(5)))
    #expect(clock.now.offset == .seconds(1_000_000))
    #expect(ImmediateClock(now: .init(offset: .seconds(3))).now.offset == .seconds(3))
  }

  @Test("without a schedule a cancelled sleep throws and the time stays")
  func cancelledWithoutSchedule() async {
    let task = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now.offset == .zero)
  }

  @Test("without a schedule a timer gives way, so that it can be cancelled")
  func timerGivesWay() async {
    let task = Task { @MainActor [clock] in
      var ticks = 0
      for await _ in clock.timer(interval: .seconds(1)) { ticks += 1 }
      return ticks
    }
    // The time is four seconds after the third tick's body, and before the fourth's.
    while clock.now.offset < .seconds(4) { await Task.yield() }
    task.cancel()
    #expect(await task.value >= 3)
  }

  @Test("ticks are released first in, first out, each with what it wakes")
  func order() async {
    let schedule = Schedule()
    let log = Log<String>()
    for (name, interval) in [("a", 1), ("b", 10)] {
      schedule.start { [clock] in
        for await _ in clock.timer(interval: .seconds(interval)) { log.append("\(name)\(clock.now.offset.components.seconds)") }
      }
    }
    #expect(
      schedule.pendingTickLabels == ["ImmediateClock: sleeping until 1.0 seconds", "ImmediateClock: sleeping until 10.0 seconds"])
    for _ in 1...5 {
      schedule.releaseTick()
      schedule.runUntilQuiet()
    }
    #expect(log.entries == ["a1", "b10", "a10", "b20", "a20"])
  }

  @Test("a tick that is cancelled throws, and the time stays")
  func cancelledTick() async {
    let schedule = Schedule()
    let log = Log<String>()
    let task = schedule.start { [clock] in
      do { try await clock.sleep(for: .seconds(1)) } catch { log.append("\(type(of: error)) at \(clock.now.offset)") }
    }
    schedule.cancel(task)
    #expect(log.entries == ["CancellationError at 0.0 seconds"])
    #expect(schedule.pendingTicks == 0)
  }
}
