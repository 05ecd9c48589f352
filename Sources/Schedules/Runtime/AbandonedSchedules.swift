internal import CSchedules
internal import Synchronization

extension ScheduleCore {
  /// Ends the schedule: its tasks are cancelled, and go on where they would have run without it.
  func abandon(pool: PoolExecutor) {
    let (jobs, ticks, tasks, waiters) = state.withLock { state in
      state.isAbandoned = true
      let sleeps = state.sleeps.removeAll().map { (job: $0, lane: Lane.pool) }
      var ticks: [UnsafeContinuation<Void, any Error>] = []
      while let tick = state.ticks.removeFirst() { ticks.append(tick.waiter) }
      return (state.queue.removeAll() + sleeps, ticks, state.tasks.removeAll(), state.takeWaiters())
    }
    ScheduledTasks.shared.remove(tasks.keys)
    if reach == .allTasks { cschedules_add_live(-1) }
    let live = tasks.values.compactMap(\.object).filter { !$0.isComplete }
    AbandonedSchedules.shared.keep(pool, until: live)
    for task in live { task.cancel() }
    for tick in ticks { tick.resume(throwing: CancellationError()) }
    for (job, lane) in jobs { handOn(job, from: lane) }
    for waiter in waiters { waiter.continuation.resume() }
  }
}

/// Keeps the executors of schedules that are gone, as long as tasks live that may resume on them.
final class AbandonedSchedules: Sendable {
  static let shared = AbandonedSchedules()

  private struct Abandoned {
    let pool: PoolExecutor
    let tasks: [TaskObject]
  }
  private let all = Mutex<[Abandoned]>([])

  /// - Complexity: O(*n*) in the number of schedules kept, which are looked through for ones that can go.
  func keep(_ pool: PoolExecutor, until tasks: [TaskObject]) {
    let gone = all.withLock { all -> [Abandoned] in
      let gone = all.filter { $0.tasks.allSatisfy(\.isComplete) }
      all.removeAll { $0.tasks.allSatisfy(\.isComplete) }
      if !tasks.isEmpty { all.append(Abandoned(pool: pool, tasks: tasks)) }
      return gone
    }
    _ = gone
  }

  /// How many schedules are kept.
  var count: Int { all.withLock { $0.count } }
}
