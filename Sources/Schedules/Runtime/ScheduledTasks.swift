internal import Synchronization

/// Which schedule a task belongs to, for jobs that come from threads that run no job of a schedule.
final class ScheduledTasks: Sendable {
  static let shared = ScheduledTasks()

  private struct State {
    var owners: [UInt64: ScheduleCore] = [:]
    /// Tasks that drive a schedule from outside and may be woken by its jobs: they never become jobs of it.
    var drivers: [UInt64: Int] = [:]
  }
  private let state = Mutex(State())

  func owner(of task: UInt64) -> ScheduleCore? {
    guard task != 0 else { return nil }
    return state.withLock { $0.owners[task] }
  }

  func add(_ task: UInt64, owner: ScheduleCore) { state.withLock { $0.owners[task] = owner } }

  func remove(_ tasks: some Sequence<UInt64>) {
    // Cores are released after the lock: the last reference to one may go.
    let removed = state.withLock { state in tasks.map { state.owners.removeValue(forKey: $0) } }
    _ = removed
  }

  func addDriver(_ task: UInt64) {
    guard task != 0 else { return }
    state.withLock { $0.drivers[task, default: 0] += 1 }
  }

  func removeDriver(_ task: UInt64) {
    guard task != 0 else { return }
    state.withLock { state in
      let left = (state.drivers[task] ?? 1) - 1
      state.drivers[task] = left == 0 ? nil : left
    }
  }

  func isDriver(_ task: UInt64) -> Bool { state.withLock { $0.drivers[task] != nil } }
}
