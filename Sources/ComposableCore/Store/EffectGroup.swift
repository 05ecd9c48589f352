internal import Synchronization

/// The effects that follow from one action: those that it started, those that were started by their actions, and so on.
final class EffectGroup: Sendable {
  private struct State: ~Copyable {
    var isCancelled = false
    var tasks: [UInt64: Task<Void, Never>] = [:]
    var running = 0
    var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter: UInt64 = 0
  }

  private let state = Mutex(State())

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Whether no effect of the group is running.
  var isFinished: Bool { state.withLock { $0.running == 0 } }

  /// The numbers of the effects that are running and have not been cancelled with the group, oldest first.
  var effects: [UInt64] { state.withLock { $0.tasks.keys.sorted() } }

  /// Notes that an effect is about to start.
  func begin() {
    state.withLock { $0.running += 1 }
  }

  /// Keeps the task of an effect that has begun; cancels it if the group was.
  func attach(_ task: Task<Void, Never>, _ id: UInt64) {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.tasks[id] = task }
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  /// Notes that the work of an effect is over.
  func end(_ id: UInt64) {
    let waiters = state.withLock { state -> [UInt64: CheckedContinuation<Void, Never>] in
      state.tasks[id] = nil
      state.running -= 1
      guard state.running == 0 else { return [:] }
      defer { state.waiters = [:] }
      return state.waiters
    }
    for (_, waiter) in waiters.sorted(by: { $0.key < $1.key }) { waiter.resume() }
  }

  /// Cancels the effects; nothing that they send arrives from now on.
  func cancel() {
    let tasks = state.withLock { state -> [UInt64: Task<Void, Never>] in
      state.isCancelled = true
      defer { state.tasks = [:] }
      return state.tasks
    }
    for (_, task) in tasks.sorted(by: { $0.key < $1.key }) { task.cancel() }
  }

  /// Returns when no effect of the group is running.
  func finish(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let isFinished = state.withLock { state in
        if state.running == 0 { return true }
        state.lastWaiter += 1
        state.waiters[state.lastWaiter] = continuation
        return false
      }
      if isFinished { continuation.resume() }
    }
  }
}
