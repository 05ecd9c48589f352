/// Says why code on a schedule cannot go on.
public struct ScheduleStall: Error, Sendable, CustomStringConvertible {
  /// What stopped it.
  public enum Reason: Sendable, Hashable {
    /// No job can run, no task waits for a tick or for virtual time, and nothing came from outside.
    case noJob
    /// This many jobs ran without a wait.
    case jobLimit(Int)
  }

  /// What stopped it.
  public let reason: Reason
  /// The tasks that had not completed, oldest first.
  public let liveTasks: [Schedule.LiveTask]

  /// The reason, what each task waits for, and what to do.
  public var description: String {
    var lines: [String] = []
    switch reason {
    case .noJob: lines.append("The operation can never finish: no job of its schedule can run.")
    case .jobLimit(let limit): lines.append("The operation ran \(limit) jobs without waiting for anything: it seems to be an endless loop.")
    }
    if !liveTasks.isEmpty { lines.append("Tasks that have not completed:") }
    for task in liveTasks {
      lines.append("  \(task.owner.map { "\($0.name) #\($0.id), " } ?? "")\(task)")
      for point in task.awaitPoints() { lines.append("    \(point)") }
    }
    switch reason {
    case .noJob:
      lines.append(
        """
        If a task waits for work that leaves the schedule (a callback of a queue or a thread, the network), say how long that may take: \
        'withSchedule(outsideWork: .seconds(1))'. Else something must resume what it waits for: a continuation, a stream that has to finish, a clock.
        """)
    case .jobLimit: lines.append("Let the loop wait for something, or pass a greater 'jobLimit'.")
    }
    return lines.joined(separator: "\n")
  }
}
