public import Dependencies

/// A store for any actor: each of thousands on a server can have its own and run beside the others.
///
/// ```swift
/// actor Room {
///   private var store: IsolatedStoreOf<Chat>?
///
///   func open() {
///     store = IsolatedStore(initialState: Chat.State()) { Chat() }
///   }
///
///   func join(_ name: String) async {
///     await store?.send(.joined(name)).finish()
///   }
/// }
/// ```
///
/// It is not Sendable: the compiler keeps it on the actor that made it. The same features run in it as in a ``Store``; their effects come back to this actor. Nothing
/// about it is observable, since a view reads on the main actor.
public final class IsolatedStore<State, Action> {
  private let core: StoreCore<State, Action>

  /// Makes a store on the actor of the caller.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the store lives. The default is right.
  ///   - initialState: The state to begin with; evaluated with the changed dependencies.
  ///   - reducer: Builds the reducer that the store runs; called once.
  ///   - prepareDependencies: Changes the dependencies of the reducer and its effects; `nil` takes those of the place where the store is made.
  public init<R: Reducer>(
    isolation: isolated any Actor = #isolation,
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    let environment = StoreEnvironment<State, Action>(dependencies: .prepared(by: prepareDependencies))
    core = StoreCore(isolation: isolation, environment: environment, initialState: initialState, reducer: reducer)
  }

  /// The current state.
  public var state: State {
    core.withState { $0 }
  }

  /// Calls `body` with the current state.
  ///
  /// - Parameter body: Reads the state; what it returns or throws is returned or thrown.
  public func withState<R, Failure: Error>(_ body: (_ state: State) throws(Failure) -> R) throws(Failure) -> R {
    try core.withState(body)
  }

  /// Sends an action: runs the reducer and starts the effects.
  ///
  /// Returns once the action, and every action that was queued by then, has been processed. Effects go on afterwards.
  ///
  /// - Returns: The effects that followed, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    core.send(action, nil)
  }
}

/// An isolated store with the state and the action of the reducer `R`.
public typealias IsolatedStoreOf<R: Reducer> = IsolatedStore<R.State, R.Action>
