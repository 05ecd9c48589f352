internal import CObservation
internal import Synchronization

/// An actor whose jobs wait until a thread runs them: the one that has made it.
actor ThreadActor {
  nonisolated let queue = ThreadQueue()

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
}

/// The jobs of a ``ThreadActor``.
final class ThreadQueue: SerialExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isClosed = false

    mutating func takeJobs() -> [UnownedJob] {
      defer { jobs = [] }
      return jobs
    }
  }

  private let state = Mutex(State())
  // An address that no other thread has while this one lives.
  private let thread = UInt(bitPattern: cobservation_thread())

  /// Whether this is the thread that has made the queue.
  var isOwner: Bool { UInt(bitPattern: cobservation_thread()) == thread }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isClosed = state.withLock { state in
      if !state.isClosed { state.jobs.append(job) }
      return state.isClosed
    }
    if isClosed { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  /// Runs the jobs that wait, and those that they add.
  func run() {
    while let jobs = state.withLock({ $0.jobs.isEmpty ? nil : $0.takeJobs() }) {
      for job in jobs { job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
  }

  /// Runs the jobs that wait, and from now on each one where it is added.
  ///
  /// For an owner that has nothing left to protect.
  func close() {
    state.withLock { $0.isClosed = true }
    run()
  }
}
