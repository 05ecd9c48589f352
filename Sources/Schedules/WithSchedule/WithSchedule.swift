internal import IssueReporting

/// Runs async code on a schedule, from beginning to end, and returns when it is done.
///
/// The operation, and everything that it starts, runs one job at a time in the order that is asked for. `Task.sleep` takes no real time, and two runs in
/// the same order make the same steps.
///
/// ```swift
/// @Test func reloadsOnce() async throws {
///   try await withSchedule {
///     let model = Model(client: .mock)
///     async let first: Void = model.reload()
///     async let second: Void = model.reload()
///     _ = await (first, second)
///     #expect(await model.requests == 1)
///   }
/// }
/// ```
///
/// Whenever no job can run, the schedule releases the next tick, or else moves virtual time to the next sleeper, or else waits for `outsideWork`. When that does not
/// help either, the operation can never finish: an issue says what each task waits for, and the operation is cancelled.
///
/// Tasks that still live when the operation is done are cancelled, and run until they are quiet.
///
/// - Parameters:
///   - order: The order in which jobs run.
///   - outsideWork: How long, in real time, work may take that leaves the schedule: callbacks of queues and threads, the network.
///   - jobLimit: How many jobs may run without the operation waiting for anything, before it counts as an endless loop.
///   - operation: The code to run. `Schedule.current` is the schedule in it. Code of the main actor runs on the real main actor's thread.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws; ``ScheduleStall`` when it neither finished by itself nor when it was cancelled.
public func withSchedule<R: Sendable>(
  _ order: Schedule.Order = .fifo, outsideWork: Duration = .zero, jobLimit: Int = 1_000_000,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  operation: @escaping @Sendable @isolated(any) () async throws -> R
) async throws -> R {
  try await withSchedule(
    Schedule(order), outsideWork: outsideWork, jobLimit: jobLimit, fileID: fileID, filePath: filePath, line: line, column: column,
    operation: operation)
}

/// Runs async code on a schedule that the caller made, so that its trace and choices can be read afterwards.
///
/// - Parameters:
///   - schedule: The schedule. Nothing else may drive it meanwhile.
///   - outsideWork: How long, in real time, work may take that leaves the schedule.
///   - jobLimit: How many jobs may run without the operation waiting for anything.
///   - operation: The code to run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws; ``ScheduleStall`` when it neither finished by itself nor when it was cancelled.
public func withSchedule<R: Sendable>(
  _ schedule: Schedule, outsideWork: Duration = .zero, jobLimit: Int = 1_000_000,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  operation: @escaping @Sendable @isolated(any) () async throws -> R
) async throws -> R {
  let run = ScheduledRun<R>(schedule)
  let task = ScheduleCore.$home.withValue(schedule.core) {
    Task(name: "operation of withSchedule", executorPreference: schedule.taskExecutor) {
      do { run.finish(.success(try await operation())) } catch { run.finish(.failure(error)) }
    }
  }
  return try await withTaskCancellationHandler {
    // The jobs run on the main actor, so that those of the main actor are safe. Not on the caller's: it may be no actor at all.
    let stall = await Task { @MainActor in
      await run.drive(outsideWork: outsideWork, jobLimit: jobLimit) { task.cancel() }
    }.value
    if let stall {
      reportIssue(stall.description, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    guard let result = run.result else { throw stall ?? ScheduleStall(reason: .noJob, liveTasks: []) }
    return try result.get()
  } onCancel: {
    schedule.step { task.cancel() }
  }
}

/// Runs code on a schedule, and then everything that the code started, until no job can run and no task waits for a tick or for virtual time.
///
/// - Parameters:
///   - order: The order in which jobs run.
///   - jobLimit: How many jobs may run before they count as an endless loop, which is reported as an issue.
///   - operation: The code. It runs at once, before anything that it starts.
/// - Returns: What the operation returns, after the tasks that it started ran.
/// - Throws: What the operation throws.
public func withSchedule<R>(
  _ order: Schedule.Order = .fifo, jobLimit: Int = 1_000_000,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  operation: () throws -> R
) rethrows -> R {
  let schedule = Schedule(order)
  let result = try schedule.step(operation)
  var left = jobLimit
  repeat {
    let outcome = schedule.runUntilQuiet(limit: left)
    left -= outcome.jobs
    if case .limitReached = outcome {
      let stall = ScheduleStall(reason: .jobLimit(jobLimit), liveTasks: schedule.liveTasks())
      reportIssue(stall.description, fileID: fileID, filePath: filePath, line: line, column: column)
      break
    }
  } while schedule.releaseTick() || schedule.fireNextSleep()
  schedule.cancelTasks()
  return result
}
