extension Schedule {
  /// Which tasks a schedule catches.
  public enum Reach: Sendable, Hashable {
    /// Every task that is started inside the schedule, and the main actor. Needs hooks of the Swift runtime that are no public API; see ``unavailability``.
    case allTasks
    /// Only tasks that prefer the schedule's executor, and their structured children, by public API alone. `Task {}`, `Task.detached` and code of the main
    /// actor run where they always do, and `Task.sleep` waits in real time.
    case preferringTasks

    /// The greatest reach that the runtime of this process supports.
    public static var best: Reach { unavailability == nil ? .allTasks : .preferringTasks }

    /// Why ``allTasks`` cannot be had in this process; nil when it can.
    ///
    /// The answer is found at the first use, by running a few tasks of known shape through the hooks.
    public static var unavailability: String? { RuntimeCheck.failure }
  }
}
