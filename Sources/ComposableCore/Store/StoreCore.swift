import Dependencies
import SwiftNavigation

/// Owns the state of a feature tree, runs its reducer, and keeps the effects.
///
/// The one runtime beneath ``Store`` and ``IsolatedStore``. It is used on one isolation only, that of the actor it was made with; effects come back to it through
/// a ``CoreReference``.
final class StoreCore<State, Action>: StoreBacking<State, Action> {
  /// An action that waits for its turn.
  struct Queued {
    let action: Action
    let source: ActionSource
    var transaction: UITransaction?
    var group: EffectGroup?
    /// The mark in the ledger under which an effect waits to deliver it.
    var mark: EffectEntry?
    /// The overridden values around a re-entrant send.
    var dependencies: DependencyValues?
  }

  private(set) var state: State
  private let reducer: any Reducer<State, Action>
  private lazy var reduction: Reduction<State, Action> = reducer._reduction().ofRoot()
  private var queue: [Queued] = []
  private var hasQueued = false
  private var isProcessing = false
  /// The action on which the reducer runs at the moment. `reduce` sets it for no longer than the action is where this points to.
  private var reducing: UnsafeRawPointer?
  var environment: StoreEnvironment<State, Action>
  let observation = StateObservation()
  private let pending = PendingObservations()
  /// The actor on which the core is made and used; weak, because that actor usually owns the store.
  private(set) weak var isolation: (any Actor)?
  var ledger = EffectTable()
  var throttles: [ThrottleKey: ThrottleStart] = [:]
  private var host: CoreReference<State, Action>?

  /// Makes a core.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which it is made and used.
  ///   - dependencies: The values that the reducer and its effects read; `nil` leaves the surrounding ones.
  init(
    isolation: any Actor,
    environment: StoreEnvironment<State, Action>,
    initialState: () -> State,
    reducer: () -> any Reducer<State, Action>
  ) {
    self.isolation = isolation
    self.environment = environment
    if let dependencies = environment.dependencies {
      (state, self.reducer) = dependencies.run { (initialState(), reducer()) }
    } else {
      state = initialState()
      self.reducer = reducer()
    }
  }

  deinit {
    for entry in ledger.all { entry.cancel() }
  }

  override func withState<R, Failure: Error>(_ body: (State) throws(Failure) -> R) throws(Failure) -> R {
    checkIsReadable()
    return try body(state)
  }

  override func visit(_ body: (State) -> Void) {
    checkIsReadable()
    body(state)
  }

  override func observe() {
    observation.access()
  }

  override func watch(_ look: @escaping () -> Bool) {
    observation.watch(look)
  }

  // While an action waits, the reducer that it is for may not be built.
  override var claims: ClaimedFeatures? { isProcessing ? nil : pending.claims }

  // What runs for every action is generic: here and in `reduce` nothing is touched that would ask the runtime for the metadata of a generic type, which costs more than all
  // else. What is seldom needed is in functions of its own.
  override func send(_ action: Action, _ transaction: UITransaction?) -> StoreTask {
    if isProcessing { return sendLater(action, transaction) }
    isProcessing = true
    defer { isProcessing = false }
    let group: EffectGroup?
    if transaction == nil, environment.dependencies == nil {
      group = reduce(action, .caller, nil, nil)
    } else {
      group = reduceInSurroundings(action, .caller, transaction, nil, nil)
    }
    if hasQueued { drain() }
    return StoreTask(group: group)
  }

  private func sendLater(_ action: Action, _ transaction: UITransaction?) -> StoreTask {
    let group = EffectGroup()
    enqueue(
      Queued(
        action: action, source: .caller, transaction: transaction, group: group,
        dependencies: environment.dependencies == nil ? .bound : nil)
    )
    return StoreTask(group: group)
  }

  /// Processes an action that an effect sends, if the effect is still in flight.
  func deliver(
    _ action: Action, _ transaction: UITransaction?, from effect: EffectEntry, in scopes: [EffectEntry]
  ) {
    settle()
    guard effect.isInFlight, let work = effect.work, !work.group.isCancelled, scopes.allSatisfy(\.isInFlight) else { return }
    let transaction = transaction ?? work.transaction
    if isProcessing {
      enqueue(Queued(action: action, source: .effect, transaction: transaction, group: work.group))
    } else {
      whileProcessing { reduceInSurroundings(action, .effect, transaction, work.group, nil) }
    }
  }

  /// Puts an action at the end of those that wait; only to be called while an action is processed.
  func enqueue(_ item: Queued) {
    queue.append(item)
    hasQueued = true
  }

  /// The way by which effects come back.
  func effectHost() -> CoreReference<State, Action> {
    if let host { return host }
    let new = CoreReference(self)
    host = new
    return new
  }

  /// What effects have asked for without waiting.
  var requests: EffectRequests? { host?.requests }

  /// Runs `body`, which may start effects, and then processes the actions that wait.
  func whileProcessing(_ body: () -> Void) {
    guard !isProcessing else { return body() }
    isProcessing = true
    defer { isProcessing = false }
    body()
    if hasQueued { drain() }
  }

  private func drain() {
    var index = 0
    while index < queue.count {
      let item = queue[index]
      index += 1
      if let mark = item.mark, !ledger.end(mark) { continue }
      if let group = item.group, group.isCancelled { continue }
      reduceInSurroundings(item.action, item.source, item.transaction, item.group, item.dependencies)
    }
    queue.removeAll(keepingCapacity: true)
    hasQueued = false
  }

  /// Runs the reducer in a transaction and with the dependencies that belong to the action.
  @discardableResult
  private func reduceInSurroundings(
    _ action: Action, _ source: ActionSource, _ transaction: UITransaction?, _ group: EffectGroup?, _ dependencies: DependencyValues?
  ) -> EffectGroup? {
    func reduceInTransaction() -> EffectGroup? {
      guard let transaction else { return reduce(action, source, nil, group) }
      return withUITransaction(transaction) { reduce(action, source, transaction, group) }
    }
    guard let dependencies = environment.dependencies ?? dependencies else { return reduceInTransaction() }
    return dependencies.run(reduceInTransaction)
  }

  private func reduce(_ action: Action, _ source: ActionSource, _ transaction: UITransaction?, _ group: EffectGroup?) -> EffectGroup? {
    var effect = Effect<Action>.none
    withUnsafePointer(to: action) { pointer in
      reducing = UnsafeRawPointer(pointer)
      let outer = pending.enter()
      effect = reduction(&state, action)
      pending.leave(to: outer)
      reducing = nil
    }
    if ledger.hasFeatures { cancelAbsentFeatures() }
    if let didProcess = environment.didProcess { didProcess(action, source, state) }
    observation.changed()
    if !pending.isEmpty { pending.deliver() }
    return effect.isNone ? group : start(effect, of: action, transaction, group)
  }

  private func start(_ effect: Effect<Action>, of action: Action, _ transaction: UITransaction?, _ group: EffectGroup?) -> EffectGroup? {
    settle()
    var site = EffectSite(cause: environment.effectExecutor == nil ? nil : action, transaction: transaction, group: group)
    start(effect.operation, &site)
    return site.group
  }

  private func cancelAbsentFeatures() {
    StatePointer.with(&state) { ledger.removeAbsentFeatures(from: $0) }.forEach { $0.cancel() }
  }

  /// Calls `body` with a pointer to the state.
  func withStatePointer<R>(_ body: (StatePointer) -> R) -> R {
    StatePointer.with(&state, body)
  }

  // The state is being changed in place while the reducer runs: a read would be a conflicting access, which stops the process without a word.
  private func checkIsReadable() {
    guard let reducing else { return }
    preconditionFailure(
      """
      The state of the store of \(typeName(State.self)) was read while its own reducer processes '\(reducing.load(as: Action.self))'. \
      A reducer gets its state as 'inout state'; use that, and let an effect or a view read the store.
      """
    )
  }
}
