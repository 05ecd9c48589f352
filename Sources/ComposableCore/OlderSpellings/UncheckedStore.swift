public import Dependencies
import IssueReporting

/// A store for one thread, which may be any: what `Store.unchecked` makes.
///
/// ```swift
/// let store = Store.unchecked(initialState: Import.State()) { Import() }   // on a thread of one's own
/// store.send(.begin)
/// while store.state.isRunning { store.processActions() }
/// ```
///
/// A ``Store`` lives on the main actor and an ``IsolatedStore`` on any other, and the compiler sees to it. A thread is nothing that the compiler knows: this store remembers the
/// thread that has made it, and a use on another one is reported as an issue. So it is of no use to an asynchronous function, which changes threads.
///
/// Effects run elsewhere, and their actions wait until the owner's thread calls ``processActions()`` or sends an action.
public final class UncheckedStore<State, Action> {
  private let owner: ThreadActor
  private var core: StoreCore<State, Action>?

  fileprivate init(
    initialState: () -> State, reducer: () -> any Reducer<State, Action>,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)?
  ) {
    owner = ThreadActor()
    let environment = StoreEnvironment<State, Action>(dependencies: .prepared(by: prepareDependencies))
    core = StoreCore(isolation: owner, environment: environment, initialState: initialState, reducer: reducer)
  }

  deinit {
    // What still comes from effects finds no store, and may run anywhere.
    core = nil
    owner.queue.close()
  }

  /// The current state.
  public var state: State {
    checkOwner("state")
    return core!.withState { $0 }
  }

  /// Calls `body` with the current state.
  ///
  /// - Parameter body: Reads the state; what it returns or throws is returned or thrown.
  public func withState<R, Failure: Error>(_ body: (_ state: State) throws(Failure) -> R) throws(Failure) -> R {
    checkOwner("withState")
    return try core!.withState(body)
  }

  /// Processes the actions that effects have sent, and then this one.
  ///
  /// - Returns: The effects that followed, to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    checkOwner("send")
    owner.queue.run()
    return core!.send(action, nil)
  }

  /// Processes the actions that effects have sent by now.
  public func processActions() {
    checkOwner("processActions")
    owner.queue.run()
  }

  private func checkOwner(_ use: String) {
    guard !owner.queue.isOwner else { return }
    reportIssue(
      """
      A store initialized on a non-main thread. It was made on one thread, and '\(use)' of Store<\(typeName(State.self)), \(typeName(Action.self))> was used on another. \
      If a store is intended to be used on a background thread, create it via “Store.unchecked” to opt out of the main thread checker. The “Store” class is not \
      thread-safe, and so all interactions with an instance of “Store” (including all of its scopes and derived view stores) must be done on the same thread.
      """
    )
  }
}

extension Store {
  /// Makes a store for the thread that calls this, in the spelling of code that runs a store on a background thread.
  ///
  /// A `Store` itself cannot be made there: it belongs to the main actor, and the compiler says so. Use an ``IsolatedStore`` where an actor can own the store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with; evaluated with the changed dependencies.
  ///   - reducer: Builds the reducer that the store runs; called once.
  ///   - prepareDependencies: Changes the dependencies of the reducer and its effects; `nil` takes those of the place where the store is made.
  /// - Returns: A store that reports a use on another thread as an issue.
  public nonisolated static func unchecked<R: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) -> UncheckedStore<State, Action> where R.State == State, R.Action == Action {
    UncheckedStore(initialState: initialState, reducer: reducer, withDependencies: prepareDependencies)
  }
}
