internal import Synchronization

/// The effects that follow from one action: those that it started, those that were started by their actions, and so on.
final class EffectGroup: Sendable {
  private struct State: ~Copyable {
    var isCancelled = false
    /// The first effect that is running, and in the dictionary the others: mostly there is only one, and a dictionary for it would take as long as its task.
    var first: (id: UInt64, task: Task<Void, Never>?)?
    var others: [UInt64: Task<Void, Never>?] = [:]
    var running = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Whether no effect of the group is running.
  var isFinished: Bool { state.withLock { $0.running == 0 } }

  /// The numbers of the effects that are running and have not been cancelled with the group, oldest first.
  var effects: [UInt64] { state.withLock { ($0.first.map { [$0.id] } ?? []) + $0.others.keys }.sorted() }

  /// Notes that an effect is about to start.
  func begin(_ id: UInt64) {
    state.withLock { state in
      state.running += 1
      if state.isCancelled { return }
      if state.first == nil { state.first = (id, nil) } else { state.others[id] = .some(nil) }
    }
  }

  /// Keeps the task of an effect that has begun; cancels it if the group was. The effect may have ended by now.
  func attach(_ task: Task<Void, Never>, _ id: UInt64) {
    let isCancelled = state.withLock { state in
      if state.first?.id == id {
        state.first?.task = task
      } else if let index = state.others.index(forKey: id) {
        state.others.values[index] = task
      }
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  /// Notes that the work of an effect is over.
  func end(_ id: UInt64) {
    let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      if state.first?.id == id { state.first = nil } else { state.others[id] = nil }
      state.running -= 1
      guard state.running == 0 else { return [] }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Cancels the effects; nothing that they send arrives from now on.
  func cancel() {
    let (first, others) = state.withLock { state in
      state.isCancelled = true
      defer { (state.first, state.others) = (nil, [:]) }
      return (state.first?.task, state.others)
    }
    first?.cancel()
    for (_, task) in others.sorted(by: { $0.key < $1.key }) { task?.cancel() }
  }

  /// Returns when no effect of the group is running.
  func finish(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let isFinished = state.withLock { state in
        if state.running == 0 { return true }
        state.waiters.append(continuation)
        return false
      }
      if isFinished { continuation.resume() }
    }
  }
}
