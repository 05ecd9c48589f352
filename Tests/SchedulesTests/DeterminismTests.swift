import Schedules
import Synchronization
import Testing

/// What a test of many concurrent parts logs, behind a lock because any thread of a wrong schedule may write to it.
private final class Log: Sendable {
  private let storage = Mutex<[String]>([])
  func add(_ entry: String) { storage.withLock { $0.append(entry) } }
  var entries: [String] { storage.withLock { $0 } }
}

private actor Cache {
  private var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

/// A timer, a stream, a detached task, a task of the main actor, an actor, a group and a cancellation, side by side.
private func startScenario(_ log: Log) {
  let cache = Cache()
  let timer = Task {
    var count = 0
    while (try? await Schedule.current?.tick("timer")) != nil {
      count += 1
      log.add("tick \(count) \(await cache.next())")
    }
    log.add("timer cancelled")
  }
  Task {
    let stream = AsyncStream<Int> { continuation in
      Task {
        for element in 0..<3 {
          continuation.yield(element)
          await Task.yield()
        }
        continuation.finish()
      }
    }
    for await element in stream { log.add("element \(element) \(await cache.next())") }
    timer.cancel()
  }
  Task.detached {
    await Task.yield()
    log.add("detached \(await cache.next())")
  }
  Task { @MainActor in
    await Task.yield()
    log.add("main \(await cache.next())")
  }
  Task {
    let sum = await withTaskGroup(of: Int.self) { group in
      for child in 1...3 {
        group.addTask {
          await Task.yield(); return child
        }
      }
      var digits = 0
      for await child in group { digits = digits * 10 + child }
      return digits
    }
    log.add("group \(sum)")
  }
}

private func runScenario(_ order: Schedule.Order) -> (trace: [String], log: [String], choices: [Int]) {
  let schedule = Schedule(order)
  schedule.isTracing = true
  let log = Log()
  schedule.step { startScenario(log) }
  repeat { schedule.runUntilQuiet() } while schedule.releaseTick()
  #expect(schedule.liveTasks().isEmpty)
  return (schedule.trace, log.entries, schedule.choices)
}

@Suite(.timeLimit(.minutes(15)))
@MainActor struct DeterminismTests {
  @Test("10,000 runs in FIFO order have one trace")
  func fifo() {
    var traces: Set<[String]> = []
    var logs: Set<[String]> = []
    for _ in 0..<10_000 {
      let run = runScenario(.fifo)
      traces.insert(run.trace)
      logs.insert(run.log)
    }
    #expect(traces.count == 1)
    #expect(logs.count == 1)
    #expect(logs.first?.contains("timer cancelled") == true)
  }

  @Test("A seed gives the same trace again, and its choices give it too")
  func seeds() {
    var logs: Set<[String]> = []
    for seed in 0..<300 as Range<UInt64> {
      let first = runScenario(.seed(seed))
      let second = runScenario(.seed(seed))
      let replayed = runScenario(.replay(first.choices))
      #expect(first.trace == second.trace && first.log == second.log, "seed \(seed)")
      #expect(first.trace == replayed.trace && first.log == replayed.log, "seed \(seed)")
      logs.insert(first.log)
    }
    #expect(logs.count > 100, "seeds explore many orders")
  }

  @Test("Scheduled tests that really suspend between steps run beside each other", arguments: 0..<40)
  func parallel(_ index: Int) async {
    var traces: Set<[String]> = []
    for _ in 0..<10 {
      let schedule = Schedule()
      schedule.isTracing = true
      let log = Log()
      schedule.step { startScenario(log) }
      schedule.runUntilQuiet()
      await Task.detached { await Task.yield() }.value
      while schedule.releaseTick() {
        schedule.runUntilQuiet()
        await Task.yield()
      }
      traces.insert(schedule.trace)
      #expect(schedule.outsideJobCount == 0)
      #expect(schedule.liveTasks().isEmpty)
    }
    #expect(traces.count == 1)
  }
}

/// Tests of the same process that know nothing of schedules: they must not be touched.
@Suite(.timeLimit(.minutes(15))) struct BystanderTests {
  @Test(arguments: 0..<30)
  func bystander(_ index: Int) async throws {
    let cache = Cache()
    for _ in 0..<40 {
      #expect(Schedule.current == nil)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask {
            #expect(Schedule.current == nil)
            _ = await cache.next()
            await Task.yield()
          }
        }
      }
      await Task.detached {
        await Task.yield()
        await MainActor.run { MainActor.assertIsolated() }
      }.value
      await Task { @MainActor in
        await Task.yield()
        MainActor.assertIsolated()
        #expect(Schedule.current == nil)
      }.value
      try await Task.sleep(for: .microseconds(50))
    }
    #expect(await cache.next() == 161)
  }
}
