internal import CSchedules
#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(ExperimentalScheduling) internal import _Concurrency
#endif

/// The executor of the tasks of a schedule: everything that is not on the main actor.
final class PoolExecutor: TaskExecutor {
  let core: ScheduleCore

  init(core: ScheduleCore) { self.core = core }

  func enqueue(_ job: consuming ExecutorJob) { core.add(UnownedJob(job), to: .pool) }
}

#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  extension PoolExecutor: SchedulingExecutor {
    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
      core.addSleep(UnownedJob(job), until: clock.now.advanced(by: delay), clock: clock)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
      core.addSleep(UnownedJob(job), until: instant, clock: clock)
    }
  }

  extension ScheduleCore: SchedulingExecutor {
    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
      addSleep(UnownedJob(job), until: clock.now.advanced(by: delay), clock: clock)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
      addSleep(UnownedJob(job), until: instant, clock: clock)
    }
  }
#endif
