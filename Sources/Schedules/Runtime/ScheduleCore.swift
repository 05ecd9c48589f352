internal import CSchedules
internal import Synchronization

/// The part of a schedule that its tasks may refer to after the schedule itself is gone; also the executor that stands in for the main actor's.
///
/// References to executors are unowned in the runtime, so a core and its ``PoolExecutor`` are kept alive by ``AbandonedSchedules`` while tasks live that
/// may resume on them.
final class ScheduleCore: SerialExecutor {
  let order: Schedule.Order
  let reach: Schedule.Reach
  let state: Mutex<ScheduleState>
  /// Tasks with this id, or with a smaller one, are older than the schedule, and so somebody else's.
  let newestForeignTask: UInt64
  private let back = Mutex(Back())

  private struct Back { weak var schedule: Schedule? }

  convenience init(order: Schedule.Order, reach: Schedule.Reach) {
    self.init(order: order, checkedReach: reach == .allTasks ? .best : reach)
  }

  /// - Parameter checkedReach: A reach that this runtime supports, or is being tried for.
  init(order: Schedule.Order, checkedReach: Schedule.Reach) {
    self.order = order
    reach = checkedReach
    newestForeignTask = max(cschedules_newest_task(), cschedules_current_task().map { cschedules_task_id($0) } ?? 0)
    state = Mutex(ScheduleState(order: order))
    if self.reach == .allTasks { cschedules_add_live(1) }
  }

  /// The schedule; nil as soon as its deinitialiser runs.
  var schedule: Schedule? { back.withLock { $0.schedule } }

  func connect(to schedule: Schedule) { back.withLock { $0.schedule = schedule } }

  // MARK: The thread's context

  static func unretained(_ pointer: UnsafeRawPointer) -> ScheduleCore {
    // Who entered the context keeps the core alive until it is left.
    Unmanaged<ScheduleCore>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The core that this thread works for.
  static var current: ScheduleCore? { cschedules_current().core.map(unretained) }

  var isCurrent: Bool { cschedules_current().core == UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  func context(place: cschedules_place) -> cschedules_context {
    var context = cschedules_context()
    context.core = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    context.place = place.rawValue
    guard reach == .allTasks else { return context }
    // `UnownedSerialExecutor` is, by its frozen layout, the reference and the word of the witness table that the runtime's hook must return.
    let (identity, implementation) = unsafeBitCast(asUnownedSerialExecutor(), to: (UnsafeRawPointer?, UInt).self)
    context.main_identity = identity
    context.main_implementation = implementation
    return context
  }

  func step<R>(_ body: () throws -> R) rethrows -> R {
    let previous = cschedules_enter(context(place: MainActorHold.isHeld ? cschedules_place_main : cschedules_place_pool))
    defer { _ = cschedules_enter(previous) }
    return try ScheduleCore.$home.withValue(self) { try withExtendedLifetime(self) { try body() } }
  }

  // MARK: Executor of the main actor

  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job), to: .main) }

  func isIsolatingCurrentContext() -> Bool? { isCurrent && cschedules_current().place == cschedules_place_main.rawValue }

  func checkIsolated() {
    precondition(isIsolatingCurrentContext() == true, "This code must run on the main actor, but runs on another executor of its schedule.")
  }
}
