import Clocks
import Testing

/// What the clock promises where it cannot run the tasks that it resumes.
struct TestClockWithoutScheduleTests {
  let clock: TestClock<Duration> = TestClock()

  @Test("everyone who is due is resumed, and nobody else")
  func resumesWhoIsDue() async {
    let log = Log<Int>()
    let tasks = [3, 1, 2, 5, 4].map { seconds in
      Task { [clock] in
        try? await clock.sleep(for: .seconds(seconds))
        log.append(seconds)
      }
    }
    await clock.waitForSleepers(5)
    await clock.advance(by: .seconds(3))
    #expect(clock.now.offset == .seconds(3))
    #expect(
      clock.describeSleepers() == [
        "TestClock: sleeping until 4.0 seconds, now 3.0", "TestClock: sleeping until 5.0 seconds, now 3.0",
      ])
    for index in [0, 1, 2] { await tasks[index].value }
    #expect(log.entries.sorted() == [1, 2, 3])
    await clock.advance(by: .seconds(2))
    for task in tasks { await task.value }
    #expect(log.entries.sorted() == [1, 2, 3, 4, 5])
  }

  @Test("a timer loses no tick, however late its task runs")
  func timer() async {
    let task = Task { [clock] in
      var ticks: [AnyClock<Duration>.Instant] = []
      for await tick in clock.timer(interval: .seconds(1)) {
        ticks.append(tick)
        if ticks.count == 100 { break }
      }
      return ticks
    }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(100))
    let ticks = await task.value
    #expect(ticks.count == 100)
    #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.duration(to: $1) == .seconds(1) })
  }

  @Test("cancelling a sleeper throws CancellationError")
  func cancellation() async {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.describeSleepers() == [])
  }

  @Test("cancelling races with advancing, and each sleeper wakes exactly once")
  func cancellationRaces() async {
    for _ in 0..<50 {
      let clock: TestClock<Duration> = TestClock()
      let tasks = (1...20).map { index in
        Task {
          do {
            try await clock.sleep(for: .milliseconds(index))
            return true
          } catch {
            return false
          }
        }
      }
      await clock.waitForSleepers(20)
      async let advanced: Void = clock.advance(by: .milliseconds(20))
      for task in tasks.reversed() { task.cancel() }
      await advanced
      for task in tasks { _ = await task.value }
      #expect(clock.describeSleepers() == [])
    }
  }
}
