import ConcurrencyExtras
import Schedules
import Synchronization
import Testing

/// Tasks of a schedule that run outside of it are reported where they are seen.
@Suite(.timeLimit(.minutes(15)))
@MainActor struct ElsewhereTests {
  private final class Reports: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock { $0 } }
    func append(_ text: String) { texts.withLock { $0.append(text) } }
  }

  private func reports(of operation: @MainActor () async -> Void) async -> [String] {
    let reports = Reports()
    await withReporter(Collector { reports.append($0) }, operation: operation)
    return reports.all
  }

  @Test("Without hooks, a task of an owner that is seen running elsewhere is reported once, with the cure")
  func fallback() async throws {
    let schedule = Schedule(.fifo, reach: .preferringTasks)
    let owner = ScheduleOwner(id: 7, name: "locations")
    let texts = await reports {
      let escaped = schedule.step {
        ScheduleOwner.$current.withValue(owner) {
          Task {
            #expect(Schedule.current == nil)
            await Schedule.waiting(on: "nothing") {}
            await Schedule.waiting(on: "nothing") {}
          }
        }
      }
      schedule.runUntilQuiet()
      await escaped.value
    }
    #expect(texts.count == 1)
    let text = try #require(texts.first)
    #expect(text.contains("A task of locations #7 that was started on a schedule runs outside of it"))
    #expect(text.contains("Task(executorPreference: schedule.taskExecutor)"))
  }

  @Test("Without hooks, tasks of different owners are reported each")
  func severalOwners() async {
    let schedule = Schedule(.fifo, reach: .preferringTasks)
    let texts = await reports {
      for id in 1...2 {
        let owner = ScheduleOwner(id: id, name: "effect")
        await schedule.step { ScheduleOwner.$current.withValue(owner) { Task { _ = Schedule.current } } }.value
      }
      await schedule.step { Task { _ = Schedule.current } }.value
    }
    #expect(texts.map { $0.contains("effect #1") } == [true, false, false])
    #expect(texts.map { $0.contains("effect #2") } == [false, true, false])
    #expect(texts.count == 3)
  }

  @Test("Without hooks, a whole operation that hops to the main actor is reported, one that stays is not")
  func operations() async {
    let stays = await withFallback { #expect(await lookForSchedule()) }
    #expect(stays == [])
    let leaves = await withFallback { await MainActor.run { _ = Schedule.current } }
    #expect(leaves.count == 1)
  }

  private func withFallback(_ operation: @escaping @Sendable () async -> Void) async -> [String] {
    await reports {
      try? await withSchedule(Schedule(.fifo, reach: .preferringTasks), outsideWork: .seconds(600)) { await operation() }
    }
  }

  @Test("With hooks, only Task.immediate may leave the schedule, and then it is an issue")
  func immediate() async throws {
    let schedule = Schedule()
    try #require(schedule.reach == .allTasks)
    let texts = await reports {
      let tasks = schedule.step {
        [
          Task { #expect(await lookForSchedule()) },
          Task.detached { #expect(await lookForSchedule()) },
          Task { @MainActor in #expect(await lookForSchedule()) },
        ]
      }
      schedule.runUntilQuiet()
      for task in tasks { await task.value }
    }
    #expect(texts == [])

    // Whether it leaves depends on the thread on which the runtime drains the main queue.
    let stayed = LockIsolated(true)
    let immediate = await reports {
      let task = schedule.step {
        Task {
          let stays = await startImmediately()
          stayed.setValue(stays)
        }
      }
      schedule.runUntilQuiet()
      // The end of the task that left is what makes the schedule go on. It left to the main queue, where the jobs of all other tests may come before it.
      while !schedule.liveTasks().isEmpty, await schedule.waitForOutsideWork(for: .seconds(600)) { schedule.runUntilQuiet() }
      // Nobody drives the schedule from here on: a task that still lives would never end.
      guard schedule.liveTasks().isEmpty else {
        Issue.record("tasks of the schedule are left: \(schedule.liveTasks())")
        return
      }
      await task.value
    }
    #expect(immediate.count == (stayed.value ? 0 : 1))
    #expect(immediate.allSatisfy { $0.contains("Task.immediate") })
  }

  @Test("A task that outlives its schedule is not reported")
  func outlives() async {
    let texts = await reports {
      var schedule: Schedule? = Schedule(.fifo, reach: .preferringTasks)
      let (gate, open) = AsyncStream<Never>.makeStream()
      let task = schedule?.step {
        Task {
          for await _ in gate {}
          _ = Schedule.current
        }
      }
      schedule = nil
      open.finish()
      await task?.value
    }
    #expect(texts == [])
  }
}

private nonisolated func startImmediately() async -> Bool {
  await Task.immediate { await lookForSchedule() }.value
}

/// Suspends, and tells whether the task then is on a schedule.
@discardableResult
private nonisolated func lookForSchedule() async -> Bool {
  _ = Schedule.current
  await Task.yield()
  return Schedule.current != nil
}
