internal import IssueReporting
internal import Synchronization

/// Runs one operation in many orders.
struct ExplorationRunner: Sendable {
  let outsideWork: Duration
  let jobLimit: Int
  let operation: @Sendable @isolated(any) () async throws -> Void

  /// What came of one run.
  struct Run: Sendable {
    let failure: (any Error)?
    let choices: [Int]
    /// The jobs, and between them what the test did; empty unless it was asked for.
    let trace: [String]
  }

  func run(_ order: Schedule.Order, isTracing: Bool) async -> Run {
    let schedule = Schedule(order)
    schedule.isTracing = isTracing
    schedule.beginExploring()
    let issues = ExploredIssues()
    let run = ScheduledRun<Void>(schedule)
    let task = await start(issues) {
      ScheduleCore.$home.withValue(schedule.core) {
        Task(name: "operation of explore", executorPreference: schedule.taskExecutor) {
          await withIssueReporters([issues]) {
            do { run.finish(.success(try await operation())) } catch { run.finish(.failure(error)) }
          }
        }
      }
    }
    let stall = await Task { @MainActor in
      await run.drive(outsideWork: outsideWork, jobLimit: jobLimit) { task?.cancel() }
    }.value
    var failure: (any Error)? = stall
    if failure == nil, case .failure(let error)? = run.result { failure = error }
    if let reported = issues.error { failure = reported }
    return Run(failure: failure, choices: schedule.choices, trace: schedule.trace)
  }

  /// Starts the task of a run, so that what a test library finds wrong in it is kept.
  private func start(_ issues: ExploredIssues, _ start: @escaping @Sendable () -> Task<Void, Never>) async -> Task<Void, Never>? {
    guard let linkedTestLibrary else { return start() }
    let task = Mutex<Task<Void, Never>?>(nil)
    await linkedTestLibrary.start {
      let started = start()
      task.withLock { $0 = started }
    } keeping: {
      issues.keep($0)
    }
    return task.withLock { $0 }
  }

  /// Replays a failing run with fewer and fewer choices that are not FIFO.
  func shrink(_ order: Schedule.Order, _ failure: any Error, _ choices: [Int], runs: Int, function: String) async -> ExploredFailure {
    var shrinker = ChoiceShrinker(choices)
    var left = runs
    while left > 0, let proposal = shrinker.next() {
      left -= 1
      shrinker.report(stillFails: await run(.replay(proposal), isTracing: false).failure != nil)
    }
    let smallest = await run(shrinker.smallest.isEmpty ? .fifo : .replay(shrinker.smallest), isTracing: true)
    return ExploredFailure(
      order: order, choices: choices, smallestChoices: shrinker.smallest, error: smallest.failure ?? failure,
      isRepeatable: smallest.failure != nil, trace: smallest.trace, function: function)
  }
}

/// Keeps the issues of one run instead of failing the test for each.
private final class ExploredIssues: IssueReporter {
  private let messages = Mutex<[String]>([])

  var error: ReportedIssues? {
    let messages = messages.withLock { $0 }
    return messages.isEmpty ? nil : ReportedIssues(messages: messages)
  }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    guard severity == .error else { return }
    keep("\(fileID):\(line): \(message() ?? "")")
  }

  /// Keeps an issue in words.
  func keep(_ issue: String) { messages.withLock { $0.append(issue) } }
}

/// The issues that an explored operation reported in one order.
public struct ReportedIssues: Error, Sendable, CustomStringConvertible {
  /// The issues in the order in which they were reported, each with file and line before its text.
  public let messages: [String]

  /// All of them.
  public var description: String { messages.joined(separator: "\n\n") }
}
