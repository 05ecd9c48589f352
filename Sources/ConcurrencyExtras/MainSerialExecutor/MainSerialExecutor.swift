internal import CSchedules
internal import IssueReporting
internal import Synchronization

/// Runs an operation while the jobs of the global pool go to the main actor's executor, one after the other.
///
/// The effect is felt by the whole process, so tests that run beside this one are slowed down and reordered. It is here for tests that were written
/// with it; `withSchedule(_:operation:)` does the same for one test alone, and knows when its tasks can go no further. Jobs of a schedule stay on it.
///
/// ```swift
/// await withMainSerialExecutor {
///   let task = Task { await model.load() }
///   await Task.yield()
///   #expect(model.isLoading)
///   await task.value
/// }
/// ```
///
/// - Parameter operation: The code to run, on the main actor.
/// - Throws: What the operation throws.
@MainActor
public func withMainSerialExecutor(operation: @MainActor () async throws -> Void) async rethrows {
  MainSerialExecutor.begin()
  defer { MainSerialExecutor.end() }
  try await operation()
}

/// Runs an operation that does not suspend while the jobs of the global pool go to the main actor's executor: what it starts is queued there.
///
/// - Parameter operation: The code to run.
/// - Throws: What the operation throws.
public func withMainSerialExecutor(operation: () throws -> Void) rethrows {
  MainSerialExecutor.begin()
  defer { MainSerialExecutor.end() }
  try operation()
}

/// Whether the jobs of the global pool of this process go to the main actor's executor.
///
/// Unlike ``withMainSerialExecutor(operation:)-(()->Void)`` nothing switches it off again. Setting it on a platform whose runtime has no hooks reports an issue.
public var uncheckedUseMainSerialExecutor: Bool {
  get { cschedules_serial_sections() > 0 }
  set { MainSerialExecutor.setUnchecked(newValue) }
}

/// Counts who wants the jobs of the global pool on the main actor. The hook itself belongs to CSchedules, which asks schedules first.
private enum MainSerialExecutor {
  private static let isUnchecked = Mutex(false)

  static func begin() { change(by: 1) }
  static func end() { change(by: -1) }

  static func setUnchecked(_ newValue: Bool) {
    let change: Int32 = isUnchecked.withLock { isUnchecked in
      defer { isUnchecked = newValue }
      return isUnchecked == newValue ? 0 : newValue ? 1 : -1
    }
    if change != 0 { Self.change(by: change) }
  }

  private static func change(by amount: Int32) {
    guard !cschedules_add_serial(amount), amount > 0 else { return }
    reportIssue(
      """
      The main serial executor is not available here: the Swift runtime of this process has no hook for the global pool. The operation runs with the \
      ordinary executors, so its order is not fixed. Use 'withSchedule', which has a lane for such runtimes.
      """)
  }
}
