public import Observation

/// The owner of a feature's state: it runs the reducer on every action, starts the effects, and tells observers what changed.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) {
///   Counter()
/// }
/// store.send(.incrementButtonTapped)
/// print(store.count)
/// ```
///
/// Reading ``state``, or one of its members through the store, inside `withObservationTracking` or a view's body observes it.
///
/// State is changed in place and observers are told once per action, after the reducer has returned and before the effects of the action start. An action
/// that is sent while another one is being processed waits for its turn.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action>: Observable {
  private var currentState: State
  private let reducer: any Reducer<State, Action>
  private lazy var reduction: Reduction<State, Action> = reducer._reduction()
  private var queue: [(action: Action, source: ActionSource)] = []
  private var isProcessing = false
  private let observation = StateObservation()
  private let environment: StoreEnvironment<State, Action>
  package private(set) var effects = EffectLedger()

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: Builds the reducer that the store runs; called once.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R
  ) where R.State == State, R.Action == Action {
    self.init(initialState: initialState(), reducer: reducer(), environment: StoreEnvironment())
  }

  package init(initialState: State, reducer: any Reducer<State, Action>, environment: StoreEnvironment<State, Action>) {
    currentState = initialState
    self.reducer = reducer
    self.environment = environment
  }

  deinit {
    for entry in effects.inFlight { entry.task?.cancel() }
  }

  /// The current state; reading it observes all of it.
  public var state: State {
    observation.access()
    return currentState
  }

  /// One member of the current state; reading it observes the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    observation.access()
    return currentState[keyPath: keyPath]
  }

  /// Calls `body` with the current state, without observing it.
  ///
  /// - Parameter body: Reads the state; what it returns or throws is returned or thrown.
  public func withState<R, Failure: Error>(_ body: (_ state: State) throws(Failure) -> R) throws(Failure) -> R {
    try body(currentState)
  }

  /// Sends an action: runs the reducer, tells the observers, starts the effects.
  ///
  /// Returns once the action, and every action that was queued by then, has been processed. Effects go on afterwards.
  public func send(_ action: Action) {
    process(action, source: .caller)
  }

  private func process(_ action: Action, source: ActionSource) {
    guard !isProcessing else {
      queue.append((action, source))
      return
    }
    isProcessing = true
    defer { isProcessing = false }
    step(action, source)
    guard !queue.isEmpty else { return }
    var index = 0
    while index < queue.count {
      let (action, source) = queue[index]
      index += 1
      step(action, source)
    }
    queue.removeAll(keepingCapacity: true)
  }

  private func step(_ action: Action, _ source: ActionSource) {
    let effect = reduction(&currentState, action)
    environment.didProcess?(action, source, currentState)
    observation.changed()
    start(effect.operation)
  }

  private func start(_ operation: Effect<Action>.Operation) {
    switch operation {
    case .none:
      break
    case .send(let action):
      queue.append((action, .effect))
    case .merge(let operations):
      for operation in operations { start(operation) }
    case .run(let run):
      start(run)
    }
  }

  private func start(_ run: EffectRun<Action>) {
    let id = effects.begin(label: run.label)
    let send = Send<Action> { [weak self] action in
      self?.deliver(action, from: id)
    }
    let task = Task(name: run.label, executorPreference: environment.effectExecutor, priority: run.priority) { [weak self] in
      await run(send)
      await self?.end(id)
    }
    effects.attach(task, to: id)
  }

  // An effect that has ended may have passed its `Send` on to a task that outlives it.
  private func deliver(_ action: Action, from id: EffectLedger.ID) {
    guard effects.contains(id) else { return }
    process(action, source: .effect)
  }

  private func end(_ id: EffectLedger.ID) {
    effects.end(id)
  }
}

/// A store with the state and the action of the reducer `R`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
