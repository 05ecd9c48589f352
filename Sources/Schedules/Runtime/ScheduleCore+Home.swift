internal import CSchedules
internal import IssueReporting
internal import Synchronization

extension ScheduleCore {
  /// The schedule whose code started the current task. Detached tasks do not inherit it: without hooks nobody knows where they come from.
  @TaskLocal static var home: ScheduleCore?

  /// Reports the current task when it runs neither on the schedule whose code started it nor, for now, on a thread from which it returns.
  ///
  /// Nobody tells when a task leaves, so this is asked where tasks come by: when they look for their schedule, and when they say what they wait for.
  static func reportIfElsewhere() {
    guard let home, ScheduleCore.current == nil, let schedule = home.schedule else { return }
    let task = cschedules_current_task().map { cschedules_task_id($0) } ?? 0
    guard ScheduledTasks.shared.owner(of: task) == nil else { return }
    let name = ScheduleOwner.current.map { "A task of \($0.name) #\($0.id)" } ?? "A task"
    guard home.state.withLock({ $0.reportedTasks.insert(name).inserted }) else { return }
    // What cannot be done here is a warning; what this schedule promises and does not keep fails the test.
    reportIssue(schedule.elsewhereText(name), severity: schedule.reach == .allTasks ? .error : .warning)
  }
}

extension Schedule {
  fileprivate func elsewhereText(_ task: String) -> String {
    switch reach {
    case .allTasks:
      return """
        \(task) that was started on a schedule runs outside of it: the schedule neither decides when it goes on nor knows that it will.

        A task that 'Task.immediate' starts while the main actor drives the schedule leaves it at its first suspension, and the Swift runtime has no \
        hook that could keep it. To fix this, start it with 'Task { }'.
        """
    case .preferringTasks:
      let reason = Reach.unavailability.map { ", because \($0)" } ?? ", as was asked for"
      return """
        \(task) that was started on a schedule runs outside of it: the schedule neither decides when it goes on nor knows that it will.

        This schedule catches only the tasks that prefer its executor\(reason). To fix this, start the task with \
        'Task(executorPreference: schedule.taskExecutor)' and keep it off the main actor, or wait for it with 'waitForOutsideWork(for:)'.
        """
    }
  }
}
