import ComposableCore
import Schedules
internal import Synchronization

/// The effects that followed from one `send` of a ``TestStore``.
///
/// ```swift
/// let task = await store.send(.task)
/// await clock.advance(by: .seconds(1))
/// await store.receive(\.timerTicked) { $0.seconds = 1 }
/// await task.cancel()     // as when the view goes away
/// ```
public struct TestStoreTask: Hashable, Sendable {
  private enum Work: Hashable {
    case effects(StoreTask)
    case task(Task<Void, Never>?, timeout: UInt64)
  }

  private let work: Work
  private let driver: WeakDriver?

  @MainActor
  init(_ task: StoreTask, of driver: some TestStoreDriver) {
    work = .effects(task)
    self.driver = WeakDriver(driver)
  }

  /// Makes the task of work that no test store started.
  ///
  /// - Parameters:
  ///   - rawValue: The work; `nil` for none.
  ///   - timeout: How long ``finish(timeout:fileID:filePath:line:column:)-(Duration?,_,_,_,_)`` waits unless it is told, in nanoseconds.
  public init(rawValue: Task<Void, Never>?, timeout: UInt64) {
    work = .task(rawValue, timeout: timeout)
    driver = nil
  }

  /// Cancels the effects, and lets them go on until they have taken notice.
  @MainActor
  public func cancel() async {
    switch work {
    case .effects(let task):
      if let driver = driver?.value { driver.cancel(task) } else { task.cancel() }
    case .task(let task, _):
      task?.cancel()
      await task?.value
    }
  }

  /// Lets the effects go on to their end, and fails the test if they do not come to it.
  ///
  /// - Parameters:
  ///   - timeout: How long work may take, in real time, that left the schedule. By default it is not waited for.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  @MainActor
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    switch work {
    case .effects(let task):
      await driver?.value?.finish(task, timeout, location)
    case .task(let task, let nanoseconds):
      guard let task else { return }
      let timeout = timeout ?? .nanoseconds(Int64(clamping: nanoseconds))
      if await !isFinished(task, within: timeout) {
        location.report("Expected the task to finish within \(timeout), but it is still running.")
      }
    }
  }

  /// Lets the effects go on to their end, with a timeout in nanoseconds.
  ///
  /// - Parameters:
  ///   - nanoseconds: How long work may take, in real time, that left the schedule.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  @MainActor
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(timeout: .nanoseconds(Int64(clamping: nanoseconds)), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Whether the effects were cancelled.
  public var isCancelled: Bool {
    switch work {
    case .effects(let task): task.isCancelled
    case .task(let task, _): task?.isCancelled ?? true
    }
  }

  /// Whether both stand for the effects of the same send.
  public static func == (left: Self, right: Self) -> Bool { left.work == right.work }

  /// Hashes what makes two of them equal.
  public func hash(into hasher: inout Hasher) { hasher.combine(work) }

  /// Waits for a task in real time, without polling: the end of the task becomes a job of a schedule, which can be waited for.
  @MainActor
  private func isFinished(_ task: Task<Void, Never>, within timeout: Duration) async -> Bool {
    let schedule = Schedule()
    let end = TaskEnd()
    schedule.step {
      _ = Task(executorPreference: schedule.taskExecutor) {
        await task.value
        end.hasCome.store(true, ordering: .relaxed)
      }
    }
    let deadline = ContinuousClock.now + timeout
    while true {
      schedule.runUntilQuiet()
      if end.hasCome.load(ordering: .relaxed) { return true }
      guard await schedule.waitForOutsideWork(for: deadline - .now) else { return false }
    }
  }
}

private final class TaskEnd: Sendable {
  let hasCome = Atomic(false)
}

/// Who can make effects go on: a test store, whatever its state and actions.
@MainActor
protocol TestStoreDriver: AnyObject, Sendable {
  func cancel(_ task: StoreTask)
  func finish(_ task: StoreTask, _ timeout: Duration?, _ location: SourceLocation) async
}

/// A driver that is not kept alive: a test store has to be released at the end of its test, whoever keeps its tasks.
private final class WeakDriver: Sendable {
  weak let value: (any TestStoreDriver)?

  init(_ value: any TestStoreDriver) { self.value = value }
}

extension TestStore: TestStoreDriver {
  func cancel(_ task: StoreTask) {
    schedule.step { task.cancel() }
    _ = journal.issues.collect { schedule.settle() }
  }

  func finish(_ task: StoreTask, _ timeout: Duration?, _ location: SourceLocation) async {
    guard await !run(allowance: allowance(timeout), location, until: { task.isFinished }) else { return }
    let numbers = Set(task.effects)
    let effects = effectsInFlight.filter { numbers.contains($0.id) }
    let report = report(on: effects)
    location.report(
      """
      Expected the effects of this send to finish, but there \(effects.count == 1 ? "is" : "are") \(counted(effects.count, "effect")) still in flight:

      \(report.lines)

      \(report.cure)
      """
    )
  }
}
