import ComposableCore
import ComposableTesting
import CustomDump
import Dependencies
import Schedules
import Testing

/// Stands in until the whole test store is merged.
@MainActor
final class TestStore<State: Equatable, Action: Equatable> {
  enum Exhaustivity { case on, off }
  var exhaustivity = Exhaustivity.on
  private(set) var state: State
  let schedule = Schedule()
  let store: Store<State, Action>
  private let journal = Journal()

  @MainActor final class Journal {
    var sent: State?
    var received: [(action: Action, state: State)] = []
  }

  struct Handle {
    let task: StoreTask
    let schedule: Schedule
    @MainActor func cancel() async {
      schedule.step { task.cancel() }
      schedule.runUntilQuiet()
    }
  }

  init<R: Reducer>(
    initialState: @autoclosure () -> State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepare: (inout DependencyValues) -> Void = { _ in }
  ) where R.State == State, R.Action == Action {
    var values = DependencyValues.current
    prepare(&values)
    let journal = journal
    let environment = StoreEnvironment<State, Action>(effectExecutor: schedule.taskExecutor, dependencies: values) { action, source, state in
      switch source {
      case .caller: journal.sent = state
      case .effect: journal.received.append((action, state))
      }
    }
    store = schedule.step { Store(initialState: initialState(), reducer: reducer(), environment: environment) }
    state = store.withState { $0 }
  }

  deinit {
    let check = { @MainActor @Sendable [store, journal] in
      #expect(journal.received.isEmpty)
      #expect(store.effects.inFlight.isEmpty)
    }
    schedule.step { MainActor.assumeIsolated(check) }
  }

  @discardableResult
  func send(_ action: Action, assert: ((inout State) throws -> Void)? = nil, at location: Testing.SourceLocation = #_sourceLocation) async
    -> Handle
  {
    if exhaustivity == .off {
      for (_, state) in journal.received { self.state = state }
      journal.received = []
    }
    #expect(journal.received.isEmpty, sourceLocation: location)
    let task = schedule.step { store.send(action) }
    schedule.runUntilQuiet()
    if let actual = journal.sent { check(actual, assert, location) }
    return Handle(task: task, schedule: schedule)
  }

  func receive(_ action: Action, assert: ((inout State) throws -> Void)? = nil, at location: Testing.SourceLocation = #_sourceLocation) async {
    while true {
      run { !self.journal.received.isEmpty }
      guard !journal.received.isEmpty else {
        Issue.record("Expected to receive an action, but received none.", sourceLocation: location)
        return
      }
      let (received, state) = journal.received.removeFirst()
      if received == action {
        check(state, assert, location)
        return
      }
      guard exhaustivity == .off else {
        Issue.record("Received unexpected action: \(diff(action, received) ?? "")", sourceLocation: location)
        check(state, assert, location)
        return
      }
      self.state = state
    }
  }

  func run(until done: () -> Bool) {
    while true {
      schedule.runUntilQuiet(until: done)
      if done() || !schedule.releaseTick() { return }
    }
  }

  func skipReceivedActions() async {
    run { false }
    for (_, state) in journal.received { self.state = state }
    journal.received = []
  }

  func assert(_ update: (inout State) throws -> Void) {
    var expected = state
    do { try update(&expected) } catch { Issue.record("\(error)") }
    expectNoDifference(expected, state)
  }

  func check(_ actual: State, _ update: ((inout State) throws -> Void)?, _ location: Testing.SourceLocation) {
    defer { state = actual }
    guard exhaustivity == .on || update != nil else { return }
    var expected = exhaustivity == .on ? state : actual
    do { try update?(&expected) } catch { Issue.record("\(error)", sourceLocation: location) }
    if expected != actual { Issue.record("\(diff(expected, actual) ?? "")", sourceLocation: location) }
  }
}

typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable, R.Action: Equatable

extension TestStore {
  func finish() async {
    run { store.effects.inFlight.isEmpty }
    #expect(store.effects.inFlight.isEmpty)
  }
}
