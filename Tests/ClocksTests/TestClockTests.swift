import Clocks
import Schedules
import Testing

@MainActor
struct TestClockTests {
  let schedule = Schedule()
  let clock: TestClock<Duration> = TestClock()
  let log = Log<String>()

  /// Starts a task that sleeps for each of the durations in turn and logs each wake-up.
  @discardableResult
  private func sleeper(_ name: String, _ durations: Int...) -> Task<Void, Never> {
    schedule.start(name: name) { [clock, log] in
      do {
        for duration in durations {
          try await clock.sleep(for: .seconds(duration))
          log.append("\(name)\(clock.now.offset.components.seconds)")
        }
      } catch {
        log.append("\(name) cancelled at \(clock.now.offset.components.seconds)")
      }
    }
  }

  @Test("equal deadlines wake in the order in which their sleepers came, whenever that was")
  func ties() async {
    sleeper("a", 3)
    sleeper("b", 2)
    sleeper("c", 3)
    await clock.advance(by: .seconds(1))
    sleeper("d", 2)
    sleeper("e", 1)
    await clock.advance(by: .seconds(2))
    #expect(log.entries == ["b2", "e2", "a3", "c3", "d3"])
  }

  @Test("a sleeper that falls asleep again during an advance wakes in its turn, in the same advance")
  func nestedSleeps() async {
    sleeper("a", 1, 1, 1)
    sleeper("b", 2, 1)
    await clock.advance(by: .seconds(3))
    #expect(log.entries == ["a1", "b2", "a2", "b3", "a3"])
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("woken work has settled before time moves on, hops to the main actor and new tasks included")
  func settlesBetweenDeadlines() async {
    schedule.start { [clock, log] in
      for await _ in clock.timer(interval: .seconds(1)) {
        await Task { @MainActor in await Task.detached { log.append("first \(clock.now.offset)") }.value }.value
      }
    }
    sleeper("second", 1, 1)
    await clock.advance(by: .seconds(2))
    #expect(log.entries == ["second1", "first 1.0 seconds", "second2", "first 2.0 seconds"])
  }

  @Test("cancelling wakes at once, before the deadline; after it, it changes nothing")
  func cancellation() async {
    let early = sleeper("early", 5)
    let late = sleeper("late", 1)
    await clock.advance(by: .seconds(1))
    schedule.cancel(late)
    schedule.cancel(early)
    await clock.advance(by: .seconds(9))
    #expect(log.entries == ["late1", "early cancelled at 1"])
    #expect(clock.describeSleepers() == [])
  }

  @Test("a task that is cancelled already does not fall asleep, not even for a deadline that has passed")
  func cancelledBefore() async {
    let task = schedule.step {
      Task(executorPreference: schedule.taskExecutor) { [clock, log] in
        for duration in [-1, 0, 1] {
          do { try await clock.sleep(for: .seconds(duration)) } catch { log.append("\(type(of: error))") }
        }
      }
    }
    schedule.cancel(task)
    #expect(log.entries == ["CancellationError", "CancellationError", "CancellationError"])
    #expect(clock.describeSleepers() == [])
  }

  @Test("a deadline that has come costs no advance")
  func pastDeadlines() async {
    await clock.advance(by: .seconds(5))
    sleeper("zero", 0)
    sleeper("past", -3)
    #expect(log.entries == ["zero5", "past5"])
  }

  @Test("time cannot go back, neither by an instant nor by a duration")
  func advanceToThePast() async {
    sleeper("a", 5)
    await clock.advance(by: .seconds(3))
    await withKnownIssue {
      await clock.advance(to: .init(offset: .seconds(1)))
    } matching: {
      $0.description.contains("TestClock cannot go back in time, from 3.0 seconds to 1.0 seconds.")
    }
    await withKnownIssue {
      await clock.advance(by: .seconds(-3))
    } matching: {
      $0.description.contains("TestClock cannot go back in time, from 3.0 seconds to 0.0 seconds.")
    }
    #expect(clock.now.offset == .seconds(3))
    #expect(log.entries == [])
    await clock.advance(to: .init(offset: .seconds(3)))
    await clock.advance(to: .init(offset: .seconds(5)))
    #expect(log.entries == ["a5"])
  }

  @Test("a run ends when nobody sleeps, at the last deadline")
  func run() async {
    sleeper("a", 1, 100, 1_000)
    sleeper("b", 7)
    await clock.run()
    #expect(log.entries == ["a1", "b7", "a101", "a1101"])
    #expect(clock.now.offset == .seconds(1_101))
    await clock.run()
    #expect(clock.now.offset == .seconds(1_101))
  }

  @Test("a run that does not end says who sleeps")
  func endlessRun() async {
    let task = schedule.start(name: "heartbeat") { [clock] in for await _ in clock.timer(interval: .seconds(1)) {} }
    await withKnownIssue {
      await clock.run(timeout: .zero)
    } matching: {
      $0.description.contains("after 1000 deadlines and 0.0 seconds there is still somebody asleep.")
        && $0.description.contains("- TestClock: sleeping until 1001.0 seconds, now 1000.0 (task \"heartbeat\")")
    }
    schedule.cancel(task)
  }

  @Test("checkSuspension throws who sleeps until when, soonest first, and nothing when nobody does")
  func checkSuspension() async throws {
    try await clock.checkSuspension()
    sleeper("later", 3)
    let sooner = sleeper("sooner", 2)
    await clock.advance(by: .milliseconds(500))
    let error = try await #require(throws: SuspensionError.self) { try await clock.checkSuspension() }
    #expect(
      error.description == """
        Expected nobody to sleep on the clock, but 2 tasks do.

        - TestClock: sleeping until 2.0 seconds, now 0.5 (task "sooner")
        - TestClock: sleeping until 3.0 seconds, now 0.5 (task "later")

        Advance the clock past the deadlines, or cancel what still sleeps at the end of the test.
        """)
    schedule.cancel(sooner)
    await clock.advance(by: .seconds(3))
    try await clock.checkSuspension()
  }

  @Test("a sleeping task says what it waits for")
  func waitLabel() async {
    let owner = ScheduleOwner(id: 1, name: "timer")
    ScheduleOwner.$current.withValue(owner) { _ = sleeper("a", 1) }
    #expect(owner.waits.map(\.label) == ["TestClock: sleeping until 1.0 seconds, now 0.0"])
    await clock.advance(by: .seconds(1))
    #expect(owner.waits == [])
  }

  @Test("a task of the schedule can advance the clock itself")
  func advanceInsideTheSchedule() async {
    sleeper("a", 1, 1, 1)
    schedule.start { [clock, log] in
      await clock.advance(by: .seconds(2))
      log.append("advanced")
      await Task { @MainActor in await clock.advance(by: .seconds(1)) }.value
      log.append("advanced on the main actor")
    }
    #expect(log.entries == ["a1", "a2", "advanced", "a3", "advanced on the main actor"])
  }

  @Test("one clock serves sleepers of several schedules and of none")
  func severalSchedules() async {
    let other = Schedule()
    sleeper("a", 1, 1)
    other.start { [clock, log] in
      try? await clock.sleep(for: .milliseconds(1_500))
      log.append("other")
    }
    let free = Task.detached { [clock] in try? await clock.sleep(for: .seconds(2)) }
    await clock.waitForSleepers(3)
    await clock.advance(by: .seconds(2))
    #expect(log.entries == ["a1", "other", "a2"])
    await free.value
  }

  @Test("a clock keeps no schedule alive, and a schedule that ends frees its sleepers")
  func schedulesEnd() async {
    let task: Task<Void, Never>
    weak var end: Schedule?
    do {
      let schedule = Schedule()
      end = schedule
      task = schedule.start { [clock] in try? await clock.sleep(for: .seconds(1)) }
      #expect(clock.describeSleepers().count == 1)
    }
    #expect(end == nil)
    await task.value
    #expect(clock.describeSleepers() == [])
  }

  @Test("the synchronous advance asks to settle first and after each deadline")
  func synchronousAdvance() throws {
    sleeper("a", 1, 1)
    sleeper("b", 2)
    var settled: [Duration] = []
    clock.advance(to: .init(offset: .seconds(5))) {
      schedule.runUntilQuiet()
      settled.append(clock.now.offset)
    }
    #expect(settled == [.zero, .seconds(1), .seconds(2)])
    #expect(log.entries == ["a1", "b2", "a2"])
    #expect(clock.now.offset == .seconds(5))
  }

  @Test("work that never settles is reported, and the advance goes on")
  func endlessWork() async {
    sleeper("a", 1)
    let spinner = schedule.step {
      Task(executorPreference: schedule.taskExecutor) { while !Task.isCancelled { await Task.yield() } }
    }
    await withKnownIssue {
      await clock.advance(by: .seconds(1))
    } matching: {
      $0.description.contains("TestClock gave up waiting for work to settle: after 100000 jobs there is still one that can run.")
    }
    #expect(log.entries == ["a1"])
    schedule.cancel(spinner)
  }

  @Test("10,000 sleepers wake in order; those that were cancelled leave at once")
  func manySleepers() async {
    let order = Log<Int>()
    let deadlines = (0..<10_000).map { ($0 * 7_919) % 1_009 + 1 }
    let tasks = deadlines.indices.map { index in
      schedule.step {
        Task(executorPreference: schedule.taskExecutor) { [clock] in
          do {
            try await clock.sleep(for: .milliseconds(deadlines[index]))
            order.append(index)
          } catch {}
        }
      }
    }
    schedule.runUntilQuiet()
    #expect(clock.describeSleepers().count == 10_000)
    schedule.step { for index in tasks.indices where index.isMultiple(of: 3) { tasks[index].cancel() } }
    schedule.runUntilQuiet()
    #expect(clock.describeSleepers().count == 6_666)
    await clock.advance(by: .milliseconds(1_009))
    let expected = deadlines.indices.filter { !$0.isMultiple(of: 3) }.sorted { (deadlines[$0], $0) < (deadlines[$1], $1) }
    #expect(order.entries == expected)
    #expect(clock.describeSleepers() == [])
  }
}
