import Foundation

/// Runs the jobs of one engine in order, on a thread of its own.
///
/// A native call takes 0.1 to 0.9 seconds. On the pool that all tasks share, which has as many threads as the machine has cores, two of them
/// would hold up everything else in the program. It is one and the same thread because the system's allocator gives each thread memory of its own to
/// reuse: on a queue, whose threads change, what a call needs at its height, some 30 megabytes, would be kept for every thread that has ever run one.
final class EngineExecutor: SerialExecutor {
  private let jobs = EngineJobs()

  init() {
    let thread = Thread { [jobs] in jobs.run() }
    thread.name = "counterpoint.speech.engine"
    thread.qualityOfService = .userInitiated
    thread.start()
  }

  deinit { jobs.end() }

  func enqueue(_ job: consuming ExecutorJob) { jobs.put(UnownedJob(job), of: self) }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// The jobs that wait for an engine's thread.
private final class EngineJobs: Sendable {
  private struct State {
    // Each job keeps its executor until it has run; the last one to let go may be the thread itself.
    var waiting: [(job: UnownedJob, executor: EngineExecutor)] = []
    var isEnded = false
  }

  private let condition = NSCondition()
  // Touched only while the condition is locked.
  nonisolated(unsafe) private var state = State()

  func put(_ job: UnownedJob, of executor: EngineExecutor) {
    condition.withLock { state.waiting.append((job, executor)) }
    condition.signal()
  }

  /// Lets the thread end once nothing waits.
  func end() {
    condition.withLock { state.isEnded = true }
    condition.signal()
  }

  func run() {
    while let next = take() {
      for (job, executor) in next { job.runSynchronously(on: executor.asUnownedSerialExecutor()) }
    }
  }

  private func take() -> [(job: UnownedJob, executor: EngineExecutor)]? {
    condition.withLock {
      while state.waiting.isEmpty {
        if state.isEnded { return nil }
        condition.wait()
      }
      defer { state.waiting = [] }
      return state.waiting
    }
  }
}
