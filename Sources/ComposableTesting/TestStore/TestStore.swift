public import ComposableCore
import CustomDump
import Dependencies
import IssueReporting
public import Schedules

/// A store for tests: every state change has to be described, every action of an effect has to be received.
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) {
///   Counter(clock: clock)
/// }
/// await store.send(.incrementButtonTapped) { $0.count = 1 }
/// await store.send(.factButtonTapped) { $0.isLoading = true }
/// await clock.advance(by: .seconds(1))
/// await store.receive(.factResponse("1 is a good number")) {
///   $0.isLoading = false
///   $0.fact = "1 is a good number"
/// }
/// await store.finish()
/// ```
///
/// All tasks of the effects run on one ``Schedule``, one job at a time on the test's own thread. Nothing here waits or polls: when no job can run, a
/// ``receive(_:assert:fileID:filePath:line:column:)`` that is not satisfied fails at once.
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// The state after everything that the test has asserted so far.
  public private(set) var state: State

  /// The schedule on which the tasks of the effects run.
  public let schedule: Schedule

  private let store: Store<State, Action>
  private let journal: Journal
  private let creation: SourceLocation

  /// What the store has processed and the test has not looked at yet.
  @MainActor
  private final class Journal {
    var sent: State?
    var received: [(action: Action, state: State)] = []

    var leftovers: [String] {
      received.isEmpty ? [] : ["received actions that the test did not receive:\n\n\(TestStore.list(received.map(\.action)))"]
    }
  }

  /// Makes a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - schedule: Where effects run; in the order in which they become ready, unless given otherwise.
  ///   - reducer: Builds the reducer to test; called once.
  ///   - fileID: Where an action or an effect that is left over at the end of the test is reported.
  ///   - filePath: Where an action or an effect that is left over at the end of the test is reported.
  ///   - line: Where an action or an effect that is left over at the end of the test is reported.
  ///   - column: Where an action or an effect that is left over at the end of the test is reported.
  public init<R: Reducer>(
    initialState: @autoclosure () -> State,
    schedule: Schedule = Schedule(),
    @ReducerBuilder<State, Action> reducer: () -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    TestSupportCheck.ensureTestSupportIsLinked()
    let journal = Journal()
    self.schedule = schedule
    self.journal = journal
    creation = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let environment = StoreEnvironment<State, Action>(effectExecutor: schedule.taskExecutor) { action, source, state in
      switch source {
      case .caller: journal.sent = state
      case .effect: journal.received.append((action, state))
      }
    }
    store = Store(initialState: initialState(), reducer: reducer(), environment: environment)
    state = store.withState { $0 }
  }

  // Not isolated: an isolated one runs without the task-locals by which an issue finds its test.
  deinit {
    let check = { @MainActor @Sendable [store, journal, creation] in
      for leftover in journal.leftovers + Self.describeInFlight(store.effects.inFlight) {
        creation.report("The test store was released with \(leftover)")
      }
    }
    // The last reference may go on any thread. Everything that this store's tasks do on the main actor, they do in a step of the schedule, so in a step this
    // thread may stand in for it. Where schedules cannot do that, the report comes later, and outside of the test.
    if schedule.reach == .allTasks {
      schedule.step { MainActor.assumeIsolated(check) }
    } else {
      Task { @MainActor in check() }
    }
  }

  /// Sends an action as a user would, and checks how the state changes.
  ///
  /// Processes the action, runs every job that can run, and then compares. Actions that effects sent meanwhile wait for
  /// ``receive(_:assert:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - updateStateToExpectedResult: Changes the state before the action into the one expected after it; `nil` expects no change. What it throws is
  ///     reported.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if !journal.received.isEmpty {
      location.report(
        """
        Must handle \(journal.received.count) received action(s) before sending an action:

        \(Self.list(journal.received.map(\.action)))
        """
      )
    }
    _ = schedule.step { store.send(action) }
    schedule.runUntilQuiet()
    // The journal has the state right after this action; what effects sent since then is still to be received.
    guard let actual = journal.sent else { return }
    journal.sent = nil
    check(actual, against: updateStateToExpectedResult, location)
  }

  /// Checks that the store is in the state `expected` after the state it was in, and adopts what it really is in.
  func check(_ actual: State, against update: ((inout State) throws -> Void)?, _ location: SourceLocation) {
    defer { state = actual }
    var expected = state
    do {
      try update?(&expected)
    } catch {
      location.report("Threw error: \(error)")
      return
    }
    guard expected != actual else {
      if update != nil, expected == state {
        location.report("Expected state to change, but no change occurred. The trailing closure made no change either: remove it.")
      }
      return
    }
    let difference = diff(expected, actual, format: .proportional).map { $0.indented(by: 4) } ?? "    (no difference can be shown)"
    let heading =
      update == nil ? "State was not expected to change, but a change occurred: …" : "A state change does not match expectation: …"
    location.report("\(heading)\n\n\(difference)\n\n(Expected: −, Actual: +)")
  }

  /// Checks that every effect has ended and every action has been received.
  ///
  /// - Parameters:
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    schedule.runUntilQuiet()
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    for text in Self.describeInFlight(store.effects.inFlight) {
      location.report("Expected all effects to finish, but there are \(text)")
    }
  }

  func nextReceived() -> (action: Action, state: State)? {
    schedule.runUntilQuiet { !journal.received.isEmpty }
    return journal.received.isEmpty ? nil : journal.received.removeFirst()
  }

  var inFlightDescription: String {
    Self.describeInFlight(store.effects.inFlight).map { "\n\nThere are \($0)" }.joined()
  }

  private nonisolated static func describeInFlight(_ entries: [EffectLedger<Action>.Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    let lines = entries.map { "  effect #\($0.id) started at \($0.label)" }.joined(separator: "\n")
    return ["\(entries.count) effect(s) still in flight:\n\(lines)"]
  }

  private nonisolated static func list(_ actions: [Action]) -> String {
    actions.enumerated().map { "  \($0 + 1): \(String(customDumping: $1))" }.joined(separator: "\n")
  }
}

/// A test store with the state and the action of the reducer `R`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
