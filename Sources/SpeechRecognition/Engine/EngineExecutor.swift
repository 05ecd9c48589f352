import Dispatch

/// Runs the jobs of one engine in order, on a queue of its own.
///
/// A native call takes 0.1 to 0.9 seconds. On the pool that all tasks share, which has as many threads as the machine has cores, two of them
/// would hold up everything else in the program.
final class EngineExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "counterpoint.speech.engine", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
