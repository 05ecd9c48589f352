internal import IssueReporting

/// Runs a test under many orders of its jobs, and reports the first order in which it fails, made as small as possible.
///
/// The operation is the whole test: it sets up, acts, and fails when something that must always hold does not: by an error that it throws, by `#expect` and `#require`, or by an issue
/// that is reported through IssueReporting, as test stores do. It runs once in FIFO order and then once for each seed. A failing order is replayed with fewer and fewer deviations from FIFO
/// order, and the one issue that remains says what happened in it and how to run just that order again.
///
/// ```swift
/// @Test func lastQueryWins() async {
///   await explore(seeds: 0..<500) { @MainActor in
///     let store = TestStore(initialState: Search.State()) { Search() }
///     store.exhaustivity = .off
///     store.invariant("results belong to the query") { $0.results.isEmpty || $0.resultsQuery == $0.query }
///     await store.send(.queryChanged("s"))
///     await store.send(.queryChanged("sw"))
///     await store.finish()
///   }
/// }
/// ```
///
/// What the order decides: which of the jobs that can run is next; and, between two steps of a test store or an advance of a test clock, how many of the jobs run before the test goes
/// on, and when the ticks of immediate clocks end. So a cancellation, a dismissal or the passing of time meets the code under test at every point.
///
/// Set the environment variable `COUNTERPOINT_SCHEDULE` to the order that an issue names, such as `.seed(4)` or `.replay([1, 0, 2])`, to run only that one.
///
/// - Parameters:
///   - seeds: The seeds to try.
///   - order: The one order to run instead, to look at a failure again.
///   - outsideWork: How long work may take that leaves the schedule; see ``withSchedule(_:outsideWork:jobLimit:fileID:filePath:line:column:operation:)-(Schedule.Order,_,_,_,_,_,_,_)``.
///   - jobLimit: How many jobs may run without a wait.
///   - shrinkingRuns: How many runs to spend on making a failing order smaller.
///   - checksDeterminism: Whether to run the FIFO order and the first seed twice, and report if the same order gives two different runs: something that the schedule
///     does not rule, such as the real clock or a random number, then takes part, and a seed proves nothing.
///   - function: The test, for the command that runs it again.
///   - operation: The test, run many times. `#expect` counts where the test target links `ComposableTestSupport` or `SchedulesTestSupport`, and in tasks that inherit from
///     the test, as all but detached ones do. `XCTAssert` cannot be caught on Linux: it fails the test as ever, in whichever order comes first, and no order is
///     shrunk for it. Throw an error, or call `reportIssue`, instead.
/// - Returns: The failure; nil when there is none.
@discardableResult
public func explore(
  seeds: some Sequence<UInt64> = 0..<100, only order: Schedule.Order? = nil, outsideWork: Duration = .zero, jobLimit: Int = 100_000,
  shrinkingRuns: Int = 500, checksDeterminism: Bool = true,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function,
  operation: @escaping @Sendable @isolated(any) () async throws -> Void
) async -> ExploredFailure? {
  let orders: [Schedule.Order]
  switch order.map(Result.success) ?? Schedule.Order.fromEnvironment() {
  case .none: orders = [.fifo] + seeds.map { .seed($0) }
  case .success(let order): orders = [order]
  case .failure(let error):
    reportIssue(error.description, fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
  let runner = ExplorationRunner(outsideWork: outsideWork, jobLimit: jobLimit, operation: operation)
  for (index, order) in orders.enumerated() {
    let isRepeated = checksDeterminism && index < 2
    let first = await runner.run(order, isTracing: isRepeated)
    if isRepeated, let divergence = ExploredDivergence(order, first, await runner.run(order, isTracing: true)) {
      reportIssue(divergence.description, fileID: fileID, filePath: filePath, line: line, column: column)
      return nil
    }
    guard let failure = first.failure else { continue }
    let explored = await runner.shrink(order, failure, first.choices, runs: shrinkingRuns, function: "\(function)")
    reportIssue(explored.description, fileID: fileID, filePath: filePath, line: line, column: column)
    return explored
  }
  return nil
}
