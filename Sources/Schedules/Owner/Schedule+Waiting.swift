internal import CSchedules

extension Schedule {
  /// Says what the current task waits for, while an operation runs.
  ///
  /// Clocks and streams call this, so that a test that can go no further tells what its tasks wait for. Without a ``ScheduleOwner`` it only runs the operation.
  ///
  /// - Parameters:
  ///   - label: What is waited for. Not evaluated without an owner.
  ///   - fileID: Where.
  ///   - line: Where.
  ///   - isolation: The caller's actor, which stays the caller's.
  ///   - operation: The wait.
  /// - Returns: What the operation returns.
  public static func waiting<R>(
    on label: @autoclosure () -> String, fileID: StaticString = #fileID, line: UInt = #line, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    ScheduleCore.reportIfElsewhere()
    guard let owner = ScheduleOwner.current else { return try await operation() }
    let task = cschedules_current_task().map { cschedules_task_id($0) } ?? 0
    let id = owner.begin(.init(label: label(), fileID: "\(fileID)", line: line, task: task))
    defer { owner.end(id) }
    return try await operation()
  }
}
