import ConcurrencyExtras
import Dispatch
import Schedules
import Synchronization
import Testing

private final class Box<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>
  init(_ value: Value) { storage = Mutex(value) }
  var value: Value {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}

@Suite(.timeLimit(.minutes(15)))
@MainActor struct LifetimeAndOwnerTests {
  @Test("Ticks are released first in first out, and a cancelled one throws")
  func ticks() {
    let schedule = Schedule()
    let log = Box<[String]>([])
    var tasks: [Task<Void, Never>] = []
    schedule.step {
      for name in ["a", "b", "c"] {
        tasks.append(
          Task {
            do { try await schedule.tick(name); log.value.append(name) } catch {
              log.value.append("\(name): \(error is CancellationError)")
            }
          })
      }
    }
    schedule.runUntilQuiet()
    #expect(schedule.pendingTickLabels == ["a", "b", "c"])
    schedule.step { tasks[1].cancel() }
    schedule.runUntilQuiet()
    #expect(schedule.pendingTicks == 2)
    while schedule.releaseTick() { schedule.runUntilQuiet() }
    #expect(log.value == ["b: true", "a", "c"])
    #expect(!schedule.releaseTick())
  }

  @Test("A cancelled sleep ends at once and leaves nothing pending")
  func cancelledSleep() {
    let schedule = Schedule()
    let wasCancelled = Box(false)
    var task: Task<Void, Never>?
    schedule.step {
      task = Task { do { try await Task.sleep(for: .seconds(9)) } catch { wasCancelled.value = true } }
      Task { try? await Task.sleep(for: .seconds(3)) }
    }
    schedule.runUntilQuiet()
    #expect(schedule.pendingSleeps.map(\.deadline) == [.seconds(3), .seconds(9)])
    schedule.step { task?.cancel() }
    schedule.runUntilQuiet()
    #expect(wasCancelled.value)
    #expect(schedule.pendingSleeps.map(\.deadline) == [.seconds(3)])
    #expect(schedule.fireNextSleep())
    schedule.runUntilQuiet()
    #expect(schedule.virtualNow == .seconds(3))
    #expect(!schedule.fireNextSleep())
    #expect(schedule.liveTasks().isEmpty)
  }

  @Test("The tasks of an owner say what they await")
  func owners() {
    let schedule = Schedule()
    let owner = ScheduleOwner(id: 2, name: "locations")
    schedule.step {
      ScheduleOwner.$current.withValue(owner) {
        _ = Task(executorPreference: schedule.taskExecutor) {
          await Schedule.waiting(on: "a stream") { for await _ in AsyncStream<Int>.makeStream().stream {} }
        }
        Task.detached { try? await Schedule.current?.tick("detached tick") }
      }
      Task { try? await Schedule.current?.tick("of nobody") }
    }
    schedule.runUntilQuiet()
    let tasks = schedule.liveTasks(of: owner)
    #expect(tasks.map { $0.isSuspended } == [true, true])
    // A detached task belongs to the owner of the code that starts it; but it inherits no task-local, so nobody is told what it waits for.
    #expect(tasks.map { $0.waits.map(\.label) } == [["a stream"], []])
    #expect(tasks.map(\.number) == [1, 2])
    #expect(owner.waits.map(\.label) == ["a stream"])
    #expect(schedule.pendingTickLabels == ["of nobody", "detached tick"])
    #expect(schedule.liveTasks().map { $0.owner?.name } == ["locations", "locations", nil])
    #expect(schedule.liveTasks().map(\.isSuspended) == [true, true, true])
    #expect(tasks[0].awaitPoints().contains { $0.file == "LifetimeAndOwnerTests.swift" })
    #expect(schedule.cancelTasks().isEmpty)
  }

  @Test("A task that outlives its schedule is cancelled and ends outside")
  func outlives() async {
    let log = Box<[String]>([])
    let continuation = Box<UnsafeContinuation<Void, Never>?>(nil)
    var task: Task<Void, Never>?
    do {
      let schedule = Schedule()
      schedule.step {
        task = Task { @MainActor in
          await withUnsafeContinuation { continuation.value = $0 }
          MainActor.assertIsolated()
          log.value.append("resumed, cancelled: \(Task.isCancelled)")
          await Task.detached { await Task.yield() }.value
          log.value.append("done")
        }
      }
      schedule.runUntilQuiet()
    }
    continuation.value?.resume()
    await task?.value
    #expect(log.value == ["resumed, cancelled: true", "done"])
  }

  @Test("With public API alone, preferring tasks stay and others are waited for")
  func preferringTasks() async {
    let schedule = Schedule(.fifo, reach: .preferringTasks)
    #expect(schedule.reach == .preferringTasks)
    let log = Box<[String]>([])
    await withReporter(Collector { _ in }) {
      schedule.step {
        _ = Task(executorPreference: schedule.taskExecutor) {
          await Task.yield()
          log.value.append("here: \(Schedule.current === schedule)")
          await Task { log.value.append("elsewhere: \(Schedule.current === schedule)") }.value
          log.value.append("back: \(Schedule.current === schedule)")
        }
      }
      schedule.runUntilQuiet()
      while log.value.count < 3, await schedule.waitForOutsideWork(for: .seconds(600)) { schedule.runUntilQuiet() }
    }
    #expect(log.value == ["here: true", "elsewhere: false", "back: true"])
  }

  @Test("Waiting for outside work ends with the time, the work, or the cancellation")
  func outsideWork() async {
    let schedule = Schedule()
    #expect(await !schedule.waitForOutsideWork(for: .milliseconds(5)))
    #expect(await !schedule.waitForOutsideWork(for: .zero))
    let suspended = Box<UnsafeContinuation<Void, Never>?>(nil)
    schedule.step { Task { await withUnsafeContinuation { suspended.value = $0 } } }
    schedule.runUntilQuiet()
    // Only now: a continuation that is resumed before its task has suspended makes no job.
    let continuation = suspended.value
    DispatchQueue.global().async { continuation?.resume() }
    #expect(await schedule.waitForOutsideWork(for: .seconds(600)))
    schedule.runUntilQuiet()
    #expect(schedule.outsideJobCount == 1)
    let waiter = Task { await Schedule().waitForOutsideWork(for: .seconds(3_600)) }
    waiter.cancel()
    #expect(await !waiter.value)
  }

  @Test("A planted race is found, shrunk and replayed")
  func explored() async throws {
    struct Stale: Error {}
    let reporter = Collector { _ in }
    let failure = await withReporter(reporter) {
      await explore(seeds: 0..<200) {
        let result = Box("")
        let search: @Sendable (String) async -> Void = { query in
          for _ in 0..<3 { await Task.yield() }
          result.value = query
        }
        let first = Task { await search("s") }
        let second = Task { await search("sw") }
        _ = await (first.value, second.value)
        if result.value != "sw" { throw Stale() }
      }
    }
    let found = try #require(failure)
    #expect(found.error is Stale)
    #expect(found.smallestChoices.count <= found.choices.count)
    #expect(!found.smallestChoices.isEmpty)
    #expect(reporter.count == 1)
  }
}
