public import CasePaths
public import ComposableCore

// The same as of a `Bindable`, for a store that a view keeps itself: '@State private var store = Store(…) { … }'.

extension Binding {
  /// A part of a store's state; `sending(_:)` makes a binding of it.
  ///
  /// A field whose store's actions are bindable is a binding by itself: `TextField("Name", text: $store.name)`.
  @_disfavoredOverload
  public subscript<State, Action, Member>(dynamicMember keyPath: KeyPath<State, Member>) -> _StoreField<State, Action, Member>
  where Value == Store<State, Action> {
    _StoreField(store: wrappedValue, keyPath: keyPath)
  }

  /// The store of a presented feature, for whatever presents it.
  ///
  /// The feature is dismissed, by its action `dismiss`, when the user closes what is presented.
  ///
  /// - Parameters:
  ///   - state: Where the feature's state is.
  ///   - action: The case that takes its presentation actions.
  public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action>, Action: CasePathable {
    wrappedValue.presented(state, action)
  }

  /// The store of a stack of features, for a ``NavigationStack``.
  ///
  /// - Parameters:
  ///   - state: Where the stack is.
  ///   - action: The case that takes the stack's actions.
  public func scope<State, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>, action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action>, Action: CasePathable {
    .constant(wrappedValue.scope(state: state, action: action))
  }
}
