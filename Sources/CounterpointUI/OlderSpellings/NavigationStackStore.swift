public import ComposableCore

/// A stack of screens for the features on a stack of features; today `NavigationStack(path: $store.scope(…))`.
///
/// ```swift
/// NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
///   StandupsListView(store: store.scope(state: \.standupsList, action: { .standupsList($0) }))
/// } destination: { state in
///   switch state {
///   case .detail:
///     CaseLet(/AppFeature.Path.State.detail, action: AppFeature.Path.Action.detail, then: StandupDetailView.init(store:))
///   }
/// }
/// ```
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let elements: ViewStore<[StackElement], StackAction<State, Action>>
  private let root: Root
  private let destination: @MainActor (Store<State, Action>) -> Destination

  /// Makes a stack whose screens take stores.
  ///
  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The first screen.
  ///   - destination: Makes the screen of an element.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Destination
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
    let identify = StateIdentifier<State>()
    elements = ViewStore(
      store, observe: { stack in zip(stack.ids, stack).map { StackElement(id: $0, identity: PartIdentity(of: $1, identify)) } })
  }

  /// Makes a stack whose screens are chosen by the case of an element's state.
  ///
  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The first screen.
  ///   - destination: Makes the screen of a case: a ``CaseLet``.
  public init<Content: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (_ initialState: State) -> Content
  ) where Destination == SwitchStore<State, Action, Content> {
    self.init(store, root: root, destination: { SwitchStore($0, content: destination) })
  }

  /// The screens.
  public var body: some View {
    let _ = elements.state
    let stores = PendingObservations.withoutObserving { store.elementStores() }
    NavigationStack(path: .store(store, { stores }, destination: destination), root: root)
  }
}

/// An element of a stack, and which feature it is the state of.
private struct StackElement: Equatable {
  let id: StackElementID
  let identity: PartIdentity
}
