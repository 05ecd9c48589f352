public import ComposableCore

extension NavigationStack {
  /// Makes a stack for the features on a stack of features.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   StandupsListView(store: store.scope(state: \.standupsList, action: \.standupsList))
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): StandupDetailView(store: store)
  ///   case .recordMeeting(let store): RecordMeetingView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// Going back pops the elements that are left, by the action `popFrom`; a ``NavigationLink`` with a state pushes one.
  ///
  /// - Parameters:
  ///   - path: The store of the stack.
  ///   - root: The first screen.
  ///   - destination: Makes the screen of an element. It is a body of its own: what it reads of the element's store, it alone is evaluated for.
  public init<State, Action, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Destination
  ) {
    let store = path.wrappedValue
    self.init(path: .store(store, { store.elementStores() }, destination: destination), root: root())
  }
}

extension NavigationPathSource {
  /// The path of a store's stack.
  ///
  /// - Parameter elements: The elements as they are.
  static func store<State, Action, Destination: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    _ elements: @escaping @MainActor () -> [(id: StackElementID, store: Store<State, Action>)],
    destination: @escaping @MainActor (Store<State, Action>) -> Destination
  ) -> Self {
    .elements(
      elements,
      id: \.id,
      push: { state in
        guard let state = state as? State else { return false }
        store.push(state)
        return true
      },
      elementType: State.self,
      pop: { store.pop(from: $0) },
      content: { StoreScreen(store: $0.store, content: destination) }
    )
  }
}

/// The screen of an element of a stack.
private struct StoreScreen<State, Action, Content: View>: View {
  let store: Store<State, Action>
  let content: @MainActor (Store<State, Action>) -> Content

  var body: some View { content(store) }
}
