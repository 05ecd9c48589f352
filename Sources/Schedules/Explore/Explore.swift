internal import CSchedules
internal import IssueReporting

/// Runs async code under many orders of its jobs, and reports the first order in which it fails, made as small as possible.
///
/// The operation is the whole test: it sets up, acts, and throws an error when something that must always hold does not. It runs once in FIFO order and then once
/// for each seed. A failing order is replayed with fewer and fewer deviations from FIFO order, and the issue says how to run just that order again.
///
/// ```swift
/// @Test func lastQueryWins() async {
///   await explore(seeds: 0..<500) {
///     let model = Search(client: .mock)
///     async let first: Void = model.search("s")
///     async let second: Void = model.search("sw")
///     _ = await (first, second)
///     guard await model.result == "results for sw" else { throw StaleResult() }
///   }
/// }
/// ```
///
/// Set the environment variable `COUNTERPOINT_SCHEDULE` to the order that an issue names, such as `.seed(4)` or `.replay([1, 0, 2])`, to run only that one.
///
/// - Parameters:
///   - seeds: The seeds to try.
///   - outsideWork: How long work may take that leaves the schedule; see ``withSchedule(_:outsideWork:jobLimit:fileID:filePath:line:column:operation:)-(Schedule.Order,_,_,_,_,_,_,_)``.
///   - jobLimit: How many jobs may run without a wait.
///   - shrinkingRuns: How many runs to spend on making a failing order smaller.
///   - operation: The code to run, many times. Failures are thrown errors: expectations that only record an issue are not seen.
/// - Returns: The failure; nil when there is none.
@discardableResult
public func explore(
  seeds: some Sequence<UInt64> = 0..<100, outsideWork: Duration = .zero, jobLimit: Int = 100_000, shrinkingRuns: Int = 500,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  operation: @escaping @Sendable @isolated(any) () async throws -> Void
) async -> ExploredFailure? {
  let orders: [Schedule.Order]
  switch Schedule.Order.fromEnvironment() {
  case .none: orders = [.fifo] + seeds.map { .seed($0) }
  case .success(let order): orders = [order]
  case .failure(let error):
    reportIssue(error.description, fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
  for order in orders {
    let (failure, choices) = await run(order, outsideWork: outsideWork, jobLimit: jobLimit, operation: operation)
    guard let failure else { continue }
    var shrinker = ChoiceShrinker(choices)
    var runs = 0
    var smallestFailure = failure
    while runs < shrinkingRuns, let proposal = shrinker.next() {
      runs += 1
      let (failure, _) = await run(.replay(proposal), outsideWork: outsideWork, jobLimit: jobLimit, operation: operation)
      shrinker.report(stillFails: failure != nil)
      if let failure { smallestFailure = failure }
    }
    let explored = ExploredFailure(order: order, choices: choices, smallestChoices: shrinker.smallest, error: smallestFailure)
    reportIssue(explored.description, fileID: fileID, filePath: filePath, line: line, column: column)
    return explored
  }
  return nil
}

private func run(
  _ order: Schedule.Order, outsideWork: Duration, jobLimit: Int, operation: @escaping @Sendable @isolated(any) () async throws -> Void
) async -> (failure: (any Error)?, choices: [Int]) {
  let schedule = Schedule(order)
  let run = ScheduledRun<Void>(schedule)
  let task = ScheduleCore.$home.withValue(schedule.core) {
    Task(name: "operation of explore", executorPreference: schedule.taskExecutor) {
      do { run.finish(.success(try await operation())) } catch { run.finish(.failure(error)) }
    }
  }
  let stall = await Task { @MainActor in
    await run.drive(outsideWork: outsideWork, jobLimit: jobLimit) { task.cancel() }
  }.value
  if let stall { return (stall, schedule.choices) }
  if case .failure(let error)? = run.result { return (error, schedule.choices) }
  return (nil, schedule.choices)
}

/// An order of jobs in which an explored operation failed.
public struct ExploredFailure: Error, Sendable, CustomStringConvertible {
  /// The order in which it was found.
  public let order: Schedule.Order
  /// The choices that were made in that order.
  public let choices: [Int]
  /// The smallest list of choices that was found to fail; empty when FIFO order fails.
  public let smallestChoices: [Int]
  /// What was thrown with the smallest list.
  public let error: any Error

  /// What failed, and how to run it again.
  public var description: String {
    let smallest: Schedule.Order = smallestChoices.isEmpty ? .fifo : .replay(smallestChoices)
    return """
      The operation fails in the order \(order): \(error)
      The smallest order that fails: \(smallest) (\(smallestChoices.filter { $0 != 0 }.count) of \(choices.count) choices are not FIFO)
      Run it again with 'withSchedule(\(smallest)) { ... }', or with COUNTERPOINT_SCHEDULE='\(smallest)' in the environment.
      """
  }
}
