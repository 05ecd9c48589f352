internal import Synchronization

extension Schedule {
  /// A task that has been started on a schedule and has not completed.
  public struct LiveTask: Sendable, CustomStringConvertible {
    /// Its number, in the order in which the schedule met its tasks; ``Schedule/trace`` uses the same.
    public let number: Int
    /// Whom it belongs to.
    public let owner: ScheduleOwner?
    /// What it says that it waits for, outermost wait first.
    public let waits: [ScheduleOwner.Wait]
    /// Whether it waits for something; false when it runs or can run.
    public let isSuspended: Bool
    let object: TaskObject

    /// The task in words.
    public var description: String {
      let what = isSuspended ? waits.last.map { "waits for \($0)" } ?? "is suspended" : "can run"
      return "task \(number) \(what)"
    }
  }

  /// The tasks that were started on this schedule and have not completed, oldest first. Empty where ``reach`` is ``Reach/preferringTasks``.
  ///
  /// - Complexity: O(*n* log *n*) in their number.
  public func liveTasks() -> [LiveTask] {
    let entries = core.state.withLock { $0.tasks.entries }
    return entries.sorted { $0.value.number < $1.value.number }.compactMap { id, entry in
      guard let object = entry.object, !object.isComplete else { return nil }
      let waits = entry.owner?.waits.filter { $0.task == id } ?? []
      return LiveTask(number: entry.number, owner: entry.owner, waits: waits, isSuspended: object.isSuspended, object: object)
    }
  }

  /// The live tasks that belong to an owner, oldest first.
  ///
  /// - Parameter owner: Whose tasks.
  public func liveTasks(of owner: ScheduleOwner) -> [LiveTask] { liveTasks().filter { $0.owner === owner } }
}
