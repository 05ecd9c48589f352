public import ComposableCore

/// A view of what it observes of a store; today a view reads the store itself.
///
/// ```swift
/// WithViewStore(store, observe: \.count) { viewStore in
///   Text("\(viewStore.state)")
///   Button("+") { viewStore.send(.incrementButtonTapped) }
/// }
/// ```
///
/// The content is evaluated when what is observed has changed, and not for anything else in the state.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let viewStore: ViewStore<ViewState, ViewAction>
  private let content: @MainActor (ViewStore<ViewState, ViewAction>) -> Content

  private init(_ viewStore: ViewStore<ViewState, ViewAction>, _ content: @escaping @MainActor (ViewStore<ViewState, ViewAction>) -> Content)
  {
    self.viewStore = viewStore
    self.content = content
  }

  /// Makes a view of a part of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads the part.
  ///   - isDuplicate: Whether two values of the part look the same.
  ///   - content: Makes the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ left: ViewState, _ right: ViewState) -> Bool,
    @ViewBuilder content: @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate), content)
  }

  /// Makes a view of a part of a store's state, with actions of its own.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads the part.
  ///   - fromViewAction: Makes an action of the store of one of the view.
  ///   - isDuplicate: Whether two values of the part look the same.
  ///   - content: Makes the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ left: ViewState, _ right: ViewState) -> Bool,
    @ViewBuilder content: @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate), content)
  }

  /// The view.
  public var body: some View { content(viewStore) }
}

extension WithViewStore where ViewState: Equatable {
  /// Makes a view of a part of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads the part.
  ///   - content: Makes the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content: @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState), content)
  }

  /// Makes a view of a part of a store's state, with actions of its own.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads the part.
  ///   - fromViewAction: Makes an action of the store of one of the view.
  ///   - content: Makes the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction), content)
  }

  /// Makes a view of the whole state of a store; an earlier spelling of `observe: { $0 }`.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - content: Makes the view.
  public init(
    _ store: Store<ViewState, ViewAction>,
    @ViewBuilder content: @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store), content)
  }
}
