import Clocks
import ComposableCore
import Schedules

/// A store whose effects run on a schedule, and a clock that stands still until it is moved.
@MainActor
final class Workbench<State, Action> {
  let schedule = Schedule()
  let clock = TestClock<Duration>()
  private(set) var actions: [Action] = []
  private(set) lazy var store = makeStore()
  private let makeStore: () -> Store<State, Action>

  init(_ initialState: State, @ReducerBuilder<State, Action> _ reducer: @escaping (TestClock<Duration>) -> some Reducer<State, Action>) {
    var record: (Action) -> Void = { _ in }
    let environment = StoreEnvironment<State, Action>(effectExecutor: schedule.taskExecutor) { action, _, _ in record(action) }
    makeStore = { [clock] in Store(initialState: initialState, reducer: reducer(clock), environment: environment) }
    record = { [weak self] in self?.actions.append($0) }
  }

  var inFlight: Int { store.effects.inFlight.count }

  /// Sends an action and runs what can run.
  @discardableResult
  func send(_ action: Action) -> StoreTask {
    let task = start(action)
    settle()
    return task
  }

  /// Sends an action and runs nothing else.
  @discardableResult
  func start(_ action: Action) -> StoreTask {
    schedule.step { store.send(action) }
  }

  func settle() {
    schedule.runUntilQuiet()
  }

  /// Moves the clock, and runs what that wakes.
  func advance(_ duration: Duration) {
    schedule.step { clock.advance(to: clock.now.advanced(by: duration)) { settle() } }
  }

  /// The actions since the last call.
  func takeActions() -> [Action] {
    defer { actions = [] }
    return actions
  }
}
