public import CasePaths
public import ComposableCore

/// A view of a store whose state may be absent, and another one while it is; today `if let store = store.scope(…)`.
///
/// ```swift
/// IfLetStore(store.scope(state: \.results, action: { .results($0) })) { store in
///   ResultsView(store: store)
/// } else: {
///   Text("Searching…")
/// }
/// ```
public struct IfLetStore<State, Action, Then: View, Else: View>: View {
  private let part: StorePart<State, Action>
  private let then: @MainActor (Store<State, Action>) -> Then
  private let otherwise: Else

  private init(_ part: StorePart<State, Action>, _ then: @escaping @MainActor (Store<State, Action>) -> Then, _ otherwise: Else) {
    self.part = part
    self.then = then
    self.otherwise = otherwise
  }

  /// Makes a view of an optional state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - ifContent: Makes the view while the state is there.
  ///   - elseContent: Makes the view while it is not.
  public init(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> Then,
    @ViewBuilder else elseContent: () -> Else
  ) {
    self.init(StorePart(of: store, { $0 }, { $0 }), ifContent, elseContent())
  }

  /// Makes a view of a presented state.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - ifContent: Makes the view while something is presented.
  ///   - elseContent: Makes the view while nothing is.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> Then,
    @ViewBuilder else elseContent: () -> Else
  ) {
    self.init(StorePart(presentedBy: store, { $0 }, { $0 }), ifContent, elseContent())
  }

  /// Makes a view of one case of a presented destination.
  ///
  /// - Parameters:
  ///   - store: The store of the destination's presentation.
  ///   - toState: The case of the state.
  ///   - fromAction: The case of the action.
  ///   - ifContent: Makes the view while the destination is of this case.
  ///   - elseContent: Makes the view while it is not.
  public init<DestinationState, DestinationAction>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: AnyCasePath<DestinationState, State>,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> Then,
    @ViewBuilder else elseContent: () -> Else
  ) {
    self.init(StorePart(presentedBy: store, toState.extract(from:), fromAction), ifContent, elseContent())
  }

  /// The view.
  public var body: some View {
    if let present = part.present {
      then(present.store)
    } else {
      otherwise
    }
  }
}

extension IfLetStore where Else == EmptyView {
  /// Makes a view of an optional state, and none while it is absent.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - ifContent: Makes the view while the state is there.
  public init(_ store: Store<State?, Action>, @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> Then) {
    self.init(store, then: ifContent, else: { EmptyView() })
  }

  /// Makes a view of a presented state, and none while nothing is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - ifContent: Makes the view while something is presented.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> Then
  ) {
    self.init(store, then: ifContent, else: { EmptyView() })
  }

  /// Makes a view of one case of a presented destination, and none while it is of another one.
  ///
  /// - Parameters:
  ///   - store: The store of the destination's presentation.
  ///   - toState: The case of the state.
  ///   - fromAction: The case of the action.
  ///   - ifContent: Makes the view while the destination is of this case.
  public init<DestinationState, DestinationAction>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: AnyCasePath<DestinationState, State>,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> Then
  ) {
    self.init(store, state: toState, action: fromAction, then: ifContent, else: { EmptyView() })
  }
}
