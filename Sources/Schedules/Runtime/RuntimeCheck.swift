internal import CSchedules
internal import Synchronization

/// Finds out, once in a process, whether the hooks and the layout that schedules rely on are as they are known, by running tasks of known shape.
enum RuntimeCheck {
  /// Why a schedule cannot catch all tasks; nil when it can.
  static let failure: String? = check()

  private static func check() -> String? {
    #if compiler(>=6.3) && compiler(<6.4) && os(Linux) && _pointerBitWidth(_64)
      guard Routing.install() else { return "the Swift runtime of this process has no hooks for executors" }
      let core = ScheduleCore(order: .fifo, checkedReach: .allTasks)
      let pool = PoolExecutor(core: core)
      defer { core.abandon(pool: pool) }
      return Probe(core: core, pool: pool).firstDifference().map {
        "the Swift runtime of this process differs from the one that is known: \($0)"
      }
    #else
      return "schedules were tried with Swift 6.3 on 64-bit Linux only, and this is another compiler or platform"
    #endif
  }

  /// The tasks of known shape.
  private struct Probe {
    let core: ScheduleCore
    let pool: PoolExecutor

    /// Runs what is queued; a runtime without the expected behaviour must not keep the process here.
    private func run() { for _ in 0..<100 where core.runOne(on: pool) {} }

    private var objects: [TaskObject] {
      core.state.withLock { $0.tasks.entries.values.sorted { $0.number < $1.number }.compactMap(\.object) }
    }

    func firstDifference() -> String? {
      let suspended = Answer<UnsafeContinuation<Void, Never>?>(nil)
      core.step { _ = Task.detached { await withUnsafeContinuation { suspended.value = $0 } } }
      guard core.state.withLock({ $0.queue.count }) == 1 else { return "a new task does not reach the hook of the global pool" }
      guard let task = objects.first else { return "a new task is not recognised as a task" }
      if task.isComplete || task.isSuspended { return "the status of a new task" }
      run()
      guard task.isSuspended, !task.isComplete else { return "the status of a suspended task" }
      guard let continuation = suspended.value else { return "a task did not run" }
      core.step { continuation.resume() }
      run()
      guard task.isComplete, !task.isSuspended, objects.isEmpty else { return "the status of a complete task" }
      return asyncLetDifference() ?? mainActorDifference() ?? sleepDifference()
    }

    private func asyncLetDifference() -> String? {
      let seen = Answer<[Bool]>([])
      core.step {
        _ = Task.detached {
          async let child: Bool = isAsyncLet()
          let answers = [isAsyncLet(), await child]
          seen.value = answers
        }
      }
      run()
      return seen.value == [false, true] ? nil : "the mark of an async let"
    }

    private func mainActorDifference() -> String? {
      let didRun = Answer(false)
      core.step { _ = Task.detached { @MainActor in didRun.value = true } }
      run()
      return didRun.value ? nil : "a hop to the main actor does not reach its hook"
    }

    private func sleepDifference() -> String? {
      let didRun = Answer(false)
      core.step {
        _ = Task.detached {
          try? await Task.sleep(for: .seconds(1_000))
          didRun.value = true
        }
      }
      run()
      guard let wakeUp = core.state.withLock({ $0.sleeps.removeNext() }) else { return "Task.sleep does not reach the executor" }
      core.state.withLock { $0.queue.append(wakeUp, to: .pool) }
      run()
      return didRun.value ? nil : "Task.sleep does not end when its wake-up runs"
    }
  }
}

private func isAsyncLet() -> Bool { cschedules_current_task().map { cschedules_task_is_async_let($0) } ?? false }

/// What a task of the probe saw.
private final class Answer<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>
  init(_ value: Value) { storage = Mutex(value) }
  var value: Value {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}
