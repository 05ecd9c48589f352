public import Dependencies
public import Observation
public import SwiftNavigation

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
///
/// A store of a part of the state is made with `scope(state:action:)`. It takes constant time to make, holds nothing but the way to its part, and an action that is sent
/// to it runs nothing for its siblings.
///
/// A store belongs to the main actor. For servers there is ``IsolatedStore``.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action>: Observable {
  let backing: StoreBacking<State, Action>
  var children = ScopedStores()

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with; evaluated with the changed dependencies.
  ///   - reducer: Builds the reducer that the store runs; called once.
  ///   - prepareDependencies: Changes the dependencies of the reducer and its effects; `nil` takes those of the place where the store is made.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    let environment = StoreEnvironment<State, Action>(dependencies: .prepared(by: prepareDependencies))
    self.init(initialState: initialState(), reducer: reducer(), environment: environment)
  }

  package init(
    initialState: @autoclosure () -> State,
    reducer: @autoclosure () -> any Reducer<State, Action>,
    environment: StoreEnvironment<State, Action>
  ) {
    backing = StoreCore(isolation: MainActor.shared, environment: environment, initialState: initialState, reducer: reducer)
  }

  init(backing: StoreBacking<State, Action>) {
    self.backing = backing
  }

  /// The effects that have been started and have not ended; empty for the store of a part.
  package var effects: EffectLedger<Action> {
    guard let core = backing as? StoreCore<State, Action> else { return EffectLedger() }
    core.settle()
    return EffectLedger(core.ledger)
  }

  /// The current state; reading it observes all of it.
  public var state: State {
    backing.observe()
    return backing.withState { $0 }
  }

  /// One member of the current state; reading it observes the state.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    observeState()
    return withState { $0[keyPath: keyPath] }
  }

  @usableFromInline
  func observeState() { backing.observe() }

  /// Calls `body` with the current state, without observing it.
  ///
  /// - Parameter body: Reads the state; what it returns or throws is returned or thrown.
  public func withState<R, Failure: Error>(_ body: (_ state: State) throws(Failure) -> R) throws(Failure) -> R {
    try backing.withState(body)
  }

  /// Sends an action: runs the reducer, tells the observers, starts the effects.
  ///
  /// Returns once the action, and every action that was queued by then, has been processed. Effects go on afterwards.
  ///
  /// - Returns: The effects that followed, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    backing.send(action, nil)
  }

  /// Sends an action whose changes are animated.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How views show the changes that the action makes; `nil` shows them at once.
  /// - Returns: The effects that followed, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    backing.send(action, UITransaction(animation: animation))
  }

  /// Sends an action in a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: What views are told about the changes that the action makes.
  /// - Returns: The effects that followed, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action, transaction: UITransaction) -> StoreTask {
    backing.send(action, transaction)
  }
}

/// A store with the state and the action of the reducer `R`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: Identifiable {}

extension Store: Hashable {
  /// Whether both are the same store.
  public nonisolated static func == (left: Store, right: Store) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store: CustomDebugStringConvertible {
  /// The types of the store's feature.
  public nonisolated var debugDescription: String {
    "Store<\(State.self), \(Action.self)>"
  }
}

extension DependencyValues {
  /// The values around this code with some changed; `nil` if nothing is overridden at all.
  static func prepared(by prepare: ((inout DependencyValues) -> Void)?) -> DependencyValues? {
    guard let prepare else { return .bound }
    var values = DependencyValues.current
    prepare(&values)
    return values
  }
}
