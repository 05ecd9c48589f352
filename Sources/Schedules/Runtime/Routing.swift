internal import CSchedules

/// Decides which schedule a job belongs to that is on its way to the global pool.
enum Routing {
  /// Hands the two decisions to the hooks. False when the runtime has none.
  static func install() -> Bool {
    cschedules_install(
      { core, job, currentTask in
        guard let job else { return false }
        return Routing.take(job, core: core.map(ScheduleCore.unretained), currentTask: currentTask)
      },
      { task, context in
        guard let task, let context, let core = ScheduledTasks.shared.owner(of: cschedules_task_id(task)) else { return false }
        context.pointee = core.context(place: cschedules_place_outside)
        return context.pointee.main_identity != nil
      }
    )
  }

  /// - Parameters:
  ///   - core: The schedule that the enqueuing thread works for, if any.
  ///   - currentTask: The task that runs on the enqueuing thread, when it works for no schedule.
  private static func take(_ job: UnsafeMutableRawPointer, core: ScheduleCore?, currentTask: UnsafeMutableRawPointer?) -> Bool {
    let id = cschedules_task_id(job)
    if let owner = ScheduledTasks.shared.owner(of: id) { return owner.add(pointer: job, to: .pool) }
    if let core {
      return belongs(id, after: core.newestForeignTask) && core.add(pointer: job, to: .pool)
    }
    // A thread outside, on which a task of a schedule runs for now: what it starts is the schedule's too.
    guard let currentTask else { return false }
    let currentID = cschedules_task_id(currentTask)
    guard let owner = ScheduledTasks.shared.owner(of: currentID) else { return false }
    return belongs(id, after: currentID) && owner.add(pointer: job, to: .pool)
  }

  /// Whether a job that no schedule knows was started by the schedule at hand; else it is somebody else's, and was only woken by it.
  ///
  /// The first job of a task is enqueued by the code that starts the task. Tasks of others are known by their age, or because the global pool has run
  /// them, or because they drive a schedule.
  private static func belongs(_ id: UInt64, after oldest: UInt64) -> Bool {
    id == 0 || id > oldest && !cschedules_task_was_outside(id) && !ScheduledTasks.shared.isDriver(id)
  }
}
