public import Observation
public import SwiftNavigation

/// A part of a store's state as a view shows it, and the actions that the view sends.
///
/// ```swift
/// let viewStore = ViewStore(store, observe: \.title)
/// print(viewStore.state)
/// viewStore.send(.titleTapped)
/// ```
///
/// Observers of a view store are told only when the observed part has changed. Views of today read the store itself, whose fields are observed one by one if its state
/// is an ``ObservableState``.
@MainActor
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction>: Observable {
  private let observation = StateObservation()
  private let read: @MainActor () -> ViewState
  private let isDuplicate: (ViewState, ViewState) -> Bool
  private let deliver: @MainActor (ViewAction, UITransaction?) -> StoreTask
  private var current: ViewState!

  /// Observes a part of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads the part.
  ///   - isDuplicate: Whether two values of the part look the same, so that nobody needs to be told.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ left: ViewState, _ right: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Observes a part of a store's state, and sends actions of the view's own.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads the part.
  ///   - fromViewAction: Makes an action of the store of one of the view.
  ///   - isDuplicate: Whether two values of the part look the same, so that nobody needs to be told.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ left: ViewState, _ right: ViewState) -> Bool
  ) {
    read = { PendingObservations.withoutObserving { store.withState(toViewState) } }
    deliver = { store.backing.send(fromViewAction($0), $1) }
    self.isDuplicate = isDuplicate
    current = read()
    // Not by observation: what is read where something else is being observed would be observed by that, too, and a view store is usually made in the body of a view.
    store.backing.watch { [weak self] in
      MainActor.assumeIsolated {
        self?.stateChanged()
        return self != nil
      }
    }
  }

  /// The observed part; reading it observes it.
  public var state: ViewState {
    observation.access()
    return current
  }

  /// A member of the observed part; reading it observes the part.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Sends an action to the store.
  ///
  /// - Returns: The effects that followed, to wait for or to cancel.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    deliver(action, nil)
  }

  /// Sends an action whose changes are animated.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How views show the changes that the action makes; `nil` shows them at once.
  /// - Returns: The effects that followed, to wait for or to cancel.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    deliver(action, UITransaction(animation: animation))
  }

  private func stateChanged() {
    let new = read()
    guard !isDuplicate(current, new) else { return }
    current = new
    observation.changed()
  }
}

extension ViewStore where ViewState: Equatable {
  /// Observes the whole state of a store; an earlier spelling of `observe: { $0 }`.
  ///
  /// - Parameter store: The store.
  public convenience init(_ store: Store<ViewState, ViewAction>) {
    self.init(store, observe: { $0 })
  }

  /// Observes a part of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads the part.
  public convenience init<State>(_ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }

  /// Observes a part of a store's state, and sends actions of the view's own.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads the part.
  ///   - fromViewAction: Makes an action of the store of one of the view.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }
}

/// A view store of the whole state of the reducer `R`.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
