internal import CSchedules
internal import Synchronization

/// An executor that runs the jobs of concurrent code one at a time, in an order that a test decides.
///
/// While code runs inside a schedule, everything that it starts is queued on the schedule instead of the global pool and the main actor: unstructured
/// and detached tasks, child tasks, hops to actors and to the main actor, resumed continuations. Nothing runs until the schedule is asked to, and then
/// on the thread that asks. So a test knows when its code can go no further, the same test makes the same steps each time, and the order of the
/// steps can be varied by a seed.
///
/// ```swift
/// let schedule = Schedule()
/// schedule.step { model.reloadButtonTapped() }        // starts tasks; none of them has run
/// schedule.runUntilQuiet()                            // runs them, and what they start, until all wait for something
/// #expect(model.rows == ["Blob"])
/// ```
///
/// `withSchedule(_:operation:)` runs whole async functions this way.
///
/// **Isolation.** A schedule is driven by one thread at a time: call ``step(_:)``, ``runOne()`` and ``runUntilQuiet(limit:until:)`` from the main actor,
/// where jobs of the main actor are as safe as in an application. From a thread outside they work too, but code of the main actor then runs on that
/// thread, beside the real main thread; use that only when nothing of the main actor is shared with other tests.
///
/// **Lifetime.** When a schedule goes away, the tasks that it still knows are cancelled and go on in the global pool and on the real main actor.
///
/// **Reach.** Catching all tasks needs hooks of the Swift runtime, which are checked at the first use. Where they are missing the schedule catches only the
/// tasks that prefer its ``taskExecutor``; see ``Reach``. One thing escapes the hooks too: a `Task.immediate` that is started on a schedule which the main
/// actor drives goes on outside after its first suspension; start it with `Task` where that matters. A task that is seen outside, because it asks for
/// ``current`` or says what it waits for, is reported: as a warning where the schedule cannot catch it, else as an issue.
public final class Schedule: Sendable {
  /// Keeps the core alive: the executors must be valid as long as a task may resume on them.
  let pool: PoolExecutor
  var core: ScheduleCore { pool.core }

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - order: The order in which jobs run.
  ///   - reach: Which tasks the schedule catches: by default all that this runtime lets it catch. Asking for ``Reach/allTasks`` where the runtime
  ///     does not support it gives ``Reach/preferringTasks``; ``reach`` says which one it became.
  public init(_ order: Order = .fifo, reach: Reach = .best) {
    let core = ScheduleCore(order: order, reach: reach)
    pool = PoolExecutor(core: core)
    core.connect(to: self)
  }

  deinit { core.abandon(pool: pool) }

  /// The schedule whose job or step the caller is part of; nil outside of every schedule.
  ///
  /// - Complexity: O(1).
  public static var current: Schedule? {
    if let core = ScheduleCore.current { return core.schedule }
    guard let task = cschedules_current_task() else { return nil }
    if let owner = ScheduledTasks.shared.owner(of: cschedules_task_id(task)) { return owner.schedule }
    ScheduleCore.reportIfElsewhere()
    return nil
  }

  /// Which tasks this schedule catches.
  public var reach: Reach { core.reach }

  /// The order in which jobs run, as it was given.
  public var order: Order { core.order }

  /// The executor to give to tasks that are to run on this schedule, by `Task(executorPreference:)`.
  ///
  /// Tasks that are started in a ``step(_:)`` or by other tasks of the schedule need it only where ``reach`` is ``Reach/preferringTasks``. The executor lives
  /// as long as something refers to it, and is of no use after its schedule is gone: it then hands jobs to the global pool.
  public var taskExecutor: any TaskExecutor { pool }

  /// Runs test code as a part of the schedule: the tasks that it starts, and the tasks that it wakes, are queued here.
  ///
  /// - Parameter body: The code. It runs at once, on this thread, and may be nested in another step.
  /// - Returns: What the body returns.
  @discardableResult
  public func step<R>(_ body: () throws -> R) rethrows -> R { try core.step(body) }

  /// Runs the next job.
  ///
  /// - Returns: False when no job can run.
  @discardableResult
  public func runOne() -> Bool { core.runOne(on: pool) }

  /// Runs jobs until none can run.
  ///
  /// - Parameters:
  ///   - limit: How many jobs to run at most: code that yields in an endless loop is never quiet.
  ///   - done: Asked before each job; the run ends as soon as it answers true.
  /// - Returns: Why the run ended, and after how many jobs.
  @discardableResult
  public func runUntilQuiet(limit: Int = 100_000, until done: () -> Bool = { false }) -> Outcome {
    var jobs = 0
    while true {
      if done() { return .satisfied(jobs: jobs) }
      if jobs >= limit { return isQuiet ? .quiet(jobs: jobs) : .limitReached(jobs: jobs) }
      guard core.runOne(on: pool) else { return .quiet(jobs: jobs) }
      jobs += 1
    }
  }

  /// Whether no job can run now. Tasks may still wait: for ticks, virtual time, or something outside.
  public var isQuiet: Bool { core.state.withLock { $0.queue.isEmpty } }

  /// How many jobs have run.
  public var jobCount: Int { core.state.withLock { $0.jobCount } }

  /// How many jobs came from threads that ran no job of this schedule: callbacks, and actors with an executor of their own.
  public var outsideJobCount: Int { core.state.withLock { $0.outsideJobCount } }
}
