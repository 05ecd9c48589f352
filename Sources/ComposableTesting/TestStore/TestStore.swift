public import ComposableCore
public import Dependencies
public import Schedules

/// A store for tests: every state change has to be described, every action of an effect has to be received, and nothing may be left running.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Counter.State()) {
///   Counter()
/// } withDependencies: {
///   $0.continuousClock = clock
/// }
/// await store.send(.incrementButtonTapped) { $0.count = 1 }
/// await store.send(.factButtonTapped) { $0.isLoading = true }
/// await clock.advance(by: .seconds(1))
/// await store.receive(\.factResponse) {
///   $0.isLoading = false
///   $0.fact = "1 is a good number"
/// }
/// ```
///
/// # Nothing waits
///
/// All tasks of the effects run on one ``schedule``, one job at a time on the test's own thread. Between two steps of the test they have run as far as they can. So when a
/// `receive` finds no action there will never be one: it fails at once, and lists the effects in flight with what they wait for. Sleeps on an immediate clock, and
/// `Task.sleep`, end one after the other while a `receive`, ``skipReceivedActions(strict:fileID:filePath:line:column:)`` or `finish` is not satisfied, and not before.
///
/// # Less than everything
///
/// With ``exhaustivity`` off only what the test describes is checked.
///
/// # States and actions that are not Equatable
///
/// Actions need not be Equatable: receive them by case, `receive(\.factResponse)`, or by a predicate. For a state that is not Equatable say what counts as equal:
/// ``init(initialState:areStatesEqual:schedule:reducer:withDependencies:fileID:filePath:line:column:)``.
///
/// # Many orders
///
/// In an operation of `explore(seeds:)` the store runs on the explored schedule, and each of its steps meets the effects at every point that the seed leads to.
@MainActor
public final class TestStore<State, Action> {
  /// The state after everything that the test has asserted so far.
  public internal(set) var state: State

  /// Whether the test has to describe everything that happens.
  public var exhaustivity: Exhaustivity = .on

  /// The schedule on which the tasks of the effects run.
  public let schedule: Schedule

  /// How long a `receive` or `finish` that says nothing about it lets work take that left the schedule, in nanoseconds of real time. Zero: not at all.
  public var timeout: UInt64 = 0

  /// How many ticks of immediate clocks and `Task.sleep`s one call may release, before they count as endless.
  public var tickLimit = 10_000

  /// Whether failures name the lines at which effects wait. Finding them takes milliseconds, the first time tens of them.
  public var showsAwaitPoints = true

  /// Has no effect: the ``schedule`` of a test store always runs one job at a time. It is here for tests that set it.
  public var useMainSerialExecutor = true

  let store: Store<State, Action>
  let journal: Journal<State, Action>
  let areStatesEqual: (State, State) -> Bool
  private let creation: SourceLocation

  /// Makes a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with; evaluated with the dependencies of the store, where ids of stack elements count from 0.
  ///   - schedule: Where effects run. By default the schedule that the test itself runs on, or else a new one that runs them in the order in which they become ready.
  ///   - reducer: Builds the reducer to test; called once.
  ///   - prepareDependencies: Changes the dependencies of the reducer and its effects.
  ///   - fileID: Where an action or an effect that is left over at the end of the test is reported.
  ///   - filePath: Where an action or an effect that is left over at the end of the test is reported.
  ///   - line: Where an action or an effect that is left over at the end of the test is reported.
  ///   - column: Where an action or an effect that is left over at the end of the test is reported.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> State,
    schedule: Schedule? = nil,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action, State: Equatable {
    self.init(
      initialState: initialState(), areStatesEqual: { $0 == $1 }, schedule: schedule, reducer: reducer,
      withDependencies: prepareDependencies,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a test store whose states are compared by a function.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with; evaluated with the dependencies of the store.
  ///   - areStatesEqual: Whether the state is the expected one.
  ///   - schedule: Where effects run.
  ///   - reducer: Builds the reducer to test; called once.
  ///   - prepareDependencies: Changes the dependencies of the reducer and its effects.
  ///   - fileID: Where an action or an effect that is left over at the end of the test is reported.
  ///   - filePath: Where an action or an effect that is left over at the end of the test is reported.
  ///   - line: Where an action or an effect that is left over at the end of the test is reported.
  ///   - column: Where an action or an effect that is left over at the end of the test is reported.
  public init<R: Reducer>(
    initialState: @autoclosure () -> State,
    areStatesEqual: @escaping (State, State) -> Bool,
    schedule: Schedule? = nil,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    TestSupportCheck.ensureTestSupportIsLinked()
    let creation = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let schedule = schedule ?? Schedule.current ?? Schedule()
    let dependencies = DependencyValues.ofTestStore(prepareDependencies)
    let journal = Journal<State, Action>(schedule, dependencies.stackElementID)
    let ledger = LedgerAccess<State, Action>()
    let environment = StoreEnvironment<State, Action>(
      effectExecutor: schedule.taskExecutor,
      dependencies: dependencies,
      didProcess: { action, source, state in journal.note(action, source, state) },
      startEffect: { effect, location, start in
        location.attributed { journal.start(effect, isInFlight: { ledger.contains($0) }, start) }
      }
    )
    self.schedule = schedule
    self.journal = journal
    self.creation = creation
    self.areStatesEqual = areStatesEqual
    store = creation.attributed {
      schedule.step { Store(initialState: initialState(), reducer: reducer(), environment: environment) }
    }
    state = store.withState { $0 }
    ledger.store = store
    journal.elementIDs = dependencies.stackElementID.independentCopy()
  }

  /// Not available: the state is not Equatable.
  @available(
    *, unavailable,
    message: "The state is not Equatable. Make it so, or pass 'areStatesEqual:' to say which states count as the same."
  )
  @_disfavoredOverload
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where R.State == State, R.Action == Action {
    // No call of it compiles.
    fatalError()
  }

  // Not isolated: an isolated one runs without the task-locals by which an issue finds its test.
  deinit {
    let check = { @MainActor @Sendable [store, journal, creation, schedule, exhaustivity, showsAwaitPoints] in
      let leftovers = Leftovers(store: store, journal: journal, schedule: schedule, showsAwaitPoints: showsAwaitPoints)
      leftovers.report(exhaustivity, creation) { "The test store was released with \($0)" }
    }
    // The last reference may go on any thread. Everything that this store's tasks do on the main actor, they do in a step of the schedule, so in a step this
    // thread may stand in for it. Where schedules cannot do that, the report comes later, and outside of the test.
    if schedule.reach == .allTasks {
      schedule.step { MainActor.assumeIsolated(check) }
    } else {
      Task { @MainActor in check() }
    }
  }
}

/// A test store with the state and the action of the reducer `R`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>

/// Looks into the ledger of a store that is made after the closures that look.
@MainActor
private final class LedgerAccess<State, Action> {
  weak var store: Store<State, Action>?

  func contains(_ effect: UInt64) -> Bool { store?.effects.contains(effect) ?? false }
}
