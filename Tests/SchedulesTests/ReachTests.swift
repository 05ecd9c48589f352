import Dispatch
import Schedules
import Synchronization
import Testing

/// A step of concurrent code that notes whether it ran on the thread that drives the schedule.
private final class Notes: Sendable {
  private let driver = Mutex<UInt?>(nil)
  private let escaped = Mutex<[String]>([])
  private let count = Mutex(0)

  func note(_ step: String) {
    count.withLock { $0 += 1 }
    if driver.withLock({ $0 }) != currentThreadID() { escaped.withLock { $0.append(step) } }
  }

  /// Runs a schedule until it is quiet, on this thread.
  func drive(_ schedule: Schedule) {
    driver.withLock { $0 = currentThreadID() }
    schedule.runUntilQuiet()
    driver.withLock { $0 = nil }
  }

  var steps: Int { count.withLock { $0 } }
  var escapedSteps: [String] { escaped.withLock { $0 } }
}

private actor Counter {
  var value = 0
  func increment() -> Int {
    value += 1
    return value
  }
}

private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "an actor's own queue")
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

private actor QueueActor {
  private let executor = QueueExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  func visit() {}
}

@globalActor private actor Elsewhere { static let shared = Elsewhere() }
@Elsewhere private func visitElsewhere() {}
@MainActor private func visitMain() {
  MainActor.assertIsolated()
  MainActor.assumeIsolated {}
}

@Suite(.timeLimit(.minutes(15)))
struct ReachTests {
  @Test("Every kind of step stays on the schedule")
  @MainActor func everyStepStays() async {
    let notes = Notes()
    let schedule = Schedule()
    let isDone = Mutex(false)
    schedule.step {
      _ = Task { @Sendable in
        await everyKindOfStep(notes)
        isDone.withLock { $0 = true }
      }
    }
    while true {
      notes.drive(schedule)
      if isDone.withLock({ $0 }) { break }
      guard await schedule.waitForOutsideWork(for: .seconds(600)) else { break }
    }
    #expect(isDone.withLock { $0 })
    #expect(notes.steps == 25)
    // `Task.immediate` begins without a job. When the main actor drives the schedule, the runtime sends it there at its first suspension, past every hook.
    #expect(notes.escapedSteps.filter { $0 != "Task.immediate after a yield" } == [])
    #expect(schedule.liveTasks().isEmpty)
  }
}

private func everyKindOfStep(_ notes: Notes) async {
  let note: @Sendable (String) -> Void = { notes.note($0) }
  let counter = Counter()
  let queueActor = QueueActor()
  note("task")
  async let child: Void = note("async let")
  await child
  await withTaskGroup(of: Void.self) { group in
    for index in 0..<2 { group.addTask { note("child of a group \(index)") } }
  }
  await withDiscardingTaskGroup { group in
    group.addTask { note("child of a discarding group") }
  }
  await Task {
    note("Task {}")
    await Task.yield()
    note("Task {} after a yield")
  }.value
  note("after Task {}")
  await Task.detached {
    note("Task.detached")
    await Task.yield()
    note("Task.detached after a yield")
  }.value
  await Task.immediate {
    note("Task.immediate")
    await Task.yield()
    note("Task.immediate after a yield")
  }.value
  _ = await counter.increment()
  note("after an actor")
  await visitElsewhere()
  note("after a global actor")
  await visitMain()
  note("after the main actor")
  await Task { @MainActor in
    note("Task on the main actor")
    await Task.yield()
    MainActor.assertIsolated()
    note("Task on the main actor after a yield")
  }.value
  await MainActor.run { note("MainActor.run") }
  let (stream, continuation) = AsyncStream<Int>.makeStream()
  let producer = Task {
    for element in 0..<3 {
      continuation.yield(element)
      await Task.yield()
    }
    continuation.finish()
  }
  for await _ in stream { note("element of a stream") }
  await producer.value
  await queueActor.visit()
  note("after an actor with a queue of its own")
  await withCheckedContinuation { continuation in DispatchQueue.global().async { continuation.resume() } }
  note("after a callback of Dispatch")
  await Task { @MainActor in
    await withCheckedContinuation { continuation in DispatchQueue.global().async { continuation.resume() } }
    note("on the main actor after a callback of Dispatch")
    MainActor.assertIsolated()
  }.value
  await Task.detached {
    await withUnsafeContinuation { continuation in DispatchQueue.global().async { continuation.resume() } }
    note("Task.detached after a callback of Dispatch")
  }.value
}
