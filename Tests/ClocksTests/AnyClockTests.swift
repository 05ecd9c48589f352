import Clocks
import Schedules
import Testing

@MainActor
struct AnyClockTests {
  @Test("it waits and tells the time as the clock within")
  func testClock() async {
    let schedule = Schedule()
    let base: TestClock<Duration> = TestClock(now: .init(offset: .seconds(10)))
    let clock = AnyClock(base)
    let log = Log<Duration>()
    let start = clock.now
    let tasks = [3, 1, 2].map { seconds in
      schedule.start {
        do {
          try await clock.sleep(for: .seconds(seconds))
          log.append(start.duration(to: clock.now))
        } catch { log.append(.zero) }
      }
    }
    await base.advance(by: .seconds(2))
    #expect(log.entries == [.seconds(1), .seconds(2)])
    schedule.cancel(tasks[0])
    #expect(log.entries == [.seconds(1), .seconds(2), .zero])
    #expect(clock.minimumResolution == .zero)
  }

  @Test("it wraps immediate, real, unimplemented and wrapped clocks")
  func otherClocks() async throws {
    let immediate = AnyClock(ImmediateClock<Duration>())
    let start = immediate.now
    try await immediate.sleep(for: .seconds(60))
    #expect(start.duration(to: immediate.now) == .seconds(60))

    let twice = AnyClock(immediate)
    try await twice.sleep(for: .seconds(60))
    #expect(start.duration(to: immediate.now) == .seconds(120))

    for clock in [AnyClock(ContinuousClock()), AnyClock(SuspendingClock())] {
      let before = clock.now
      try await clock.sleep(until: before)
      #expect(before <= clock.now)
      #expect(clock.minimumResolution > .zero)
    }

    try await withKnownIssue {
      try await AnyClock(UnimplementedClock(ImmediateClock<Duration>(), name: "Mine")).sleep(for: .seconds(1))
    } matching: {
      $0.description.contains("Unimplemented: Mine.")
    }
  }

  @Test("instants of one clock compare, hash and move as they do within")
  func instants() {
    let clock = AnyClock(TestClock<Duration>())
    let now = clock.now
    let later = now.advanced(by: .seconds(3))
    #expect(now < later && now != later && later.advanced(by: .seconds(-3)) == now)
    #expect(now.duration(to: later) == .seconds(3) && later.duration(to: now) == .seconds(-3))
    #expect(Set([now, later, later.advanced(by: .zero)]).count == 2)
  }

  @Test("instants of different clocks are never equal, and comparing or sleeping by them is reported")
  func foreignInstants() async throws {
    let clock = AnyClock(TestClock<Duration>())
    let foreign = AnyClock(ImmediateClock<Duration>()).now
    #expect(clock.now != foreign)
    withKnownIssue {
      #expect(!(clock.now < foreign))
    } matching: {
      $0.description.contains("AnyClock cannot order instants of different clocks")
    }
    withKnownIssue {
      #expect(clock.now.duration(to: foreign) == .zero)
    } matching: {
      $0.description.contains("AnyClock cannot measure the distance between instants of different clocks")
    }
    try await withKnownIssue {
      try await clock.sleep(until: foreign)
    } matching: {
      $0.description.contains("AnyClock was asked to sleep until an instant of another clock.")
    }
  }

  @Test("the static members fit where any clock is asked for")
  func staticMembers() {
    func isImmediate(_ clock: any Clock<Duration>) -> Bool { clock is ImmediateClock<Duration> }
    #expect(isImmediate(.immediate))
    #expect(!isImmediate(.unimplemented()))
  }
}
