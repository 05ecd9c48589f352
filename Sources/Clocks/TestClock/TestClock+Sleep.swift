import Schedules
import Synchronization

extension TestClock {
  /// A task that waits for its deadline.
  struct Sleeper: Sendable {
    let continuation: CheckedContinuation<WakeUp, Never>
    let taskName: String?
    /// The schedule that runs the task, if one does and still exists.
    let schedule: WeakSchedule
    /// Whether the task is certain to take up its wake-up without anyone's help: it runs in the global pool, and not where somebody
    /// decides when jobs run.
    let runsByItself: Bool

    /// Lets the task go on, on its schedule if it has one.
    func resume(_ wakeUp: WakeUp) {
      // In a step, so that the schedule counts the job among its own.
      if let schedule = schedule.value {
        schedule.step { continuation.resume(returning: wakeUp) }
      } else {
        continuation.resume(returning: wakeUp)
      }
    }
  }

  /// Why a sleeper was resumed.
  enum WakeUp: Sendable {
    /// The deadline has come. Whoever moves the time may wait until the task has taken notice.
    case due(takenUp: CheckedContinuation<Void, Never>?)
    case cancelled
  }

  /// Waits until the test has advanced this clock to a deadline.
  ///
  /// A deadline that has come already costs a cooperative yield and nothing more.
  ///
  /// - Parameters:
  ///   - deadline: When to wake up.
  ///   - tolerance: Ignored: a test clock is never late.
  /// - Throws: `CancellationError` when the task is cancelled before or while it sleeps.
  /// - Complexity: O(log *n*), where *n* is the number of sleepers.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let (number, now) = state.withLock { ($0.sleepers.takeNumber(), $0.now) }
    guard deadline > now else {
      await Task.yield()
      return try Task.checkCancellation()
    }
    let wakeUp = await Schedule.waiting(on: describeWait(until: deadline, now: now)) {
      await self.wakeUp(at: deadline, number: number)
    }
    switch wakeUp {
    case .due(let takenUp):
      state.withLock { $0.activity += 1 }
      takenUp?.resume()
    case .cancelled:
      throw CancellationError()
    }
  }

  private func wakeUp(at deadline: Instant, number: Int) async -> WakeUp {
    let taskName = currentTaskName
    let schedule = WeakSchedule(Schedule.current)
    let runsByItself = schedule.id == nil && withUnsafeCurrentTask { $0?.unownedTaskExecutor == nil }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let sleeper = Sleeper(continuation: continuation, taskName: taskName, schedule: schedule, runsByItself: runsByItself)
        let early: WakeUp? = state.withLock { state in
          state.activity += 1
          state.schedules.note(schedule)
          // A task that was cancelled before this line has had its handler run in vain, so it must not be put to sleep.
          if Task.isCancelled { return .cancelled }
          if deadline <= state.now { return .due(takenUp: nil) }
          state.sleepers.add(sleeper, until: deadline, number: number)
          return nil
        }
        if let early { continuation.resume(returning: early) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.activity += 1
        return state.sleepers.remove(number: number)
      }
      sleeper?.resume(.cancelled)
    }
  }

  private var currentTaskName: String? {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) { Task<Never, Never>.name } else { nil }
  }
}
