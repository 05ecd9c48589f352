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
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) {
    self.init(path: .store(path.wrappedValue, destination: destination), root: root())
  }
}

extension NavigationPathSource {
  static func store<State, Action, Destination: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>, destination: @escaping (Store<State, Action>) -> Destination
  ) -> Self {
    .elements(
      { store.elementStores() },
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
  let content: (Store<State, Action>) -> Content

  var body: some View { content(store) }
}
