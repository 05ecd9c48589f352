public import CasePaths

/// An enum whose cases are the features of a place that one of them takes at a time: a destination, or an element of a navigation stack.
///
/// `@Reducer` writes the conformance of an enum:
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case detail(Detail)
///   case alert(AlertState<Alert>)
///   case help
///
///   enum Alert { case confirmDeletion }
/// }
/// ```
///
/// Written by hand, without the macro, this is:
///
/// ```swift
/// enum Destination: CaseReducer {
///   enum State: CaseReducerState {
///     typealias StateReducer = Destination
///     case detail(Detail.State)
///     case alert(AlertState<Alert>)
///     case help
///     static func _isEphemeral(_ state: Self) -> Bool {
///       if case .alert = state { true } else { false }
///     }
///   }
///   enum Action {
///     case detail(Detail.Action)
///     case alert(Alert)
///     case help(Never)
///   }
///   enum CaseScope {
///     case detail(StoreOf<Detail>)
///     case alert(AlertState<Alert>)
///     case help
///   }
///
///   static var body: CaseReducers<State, Action> {
///     CaseReducers(
///       { if case .detail = $0 { 0 } else { nil } },
///       [ReducerCase(state: \.detail, action: \.detail) { Detail() }]
///     )
///   }
///
///   static func scope(_ store: StoreOf<Destination>) -> CaseScope {
///     switch store.state {
///     case .detail(let state): .detail(store._caseStore(\.detail, action: \.detail, or: state))
///     case .alert(let state): .alert(state)
///     case .help: .help
///     }
///   }
/// }
/// ```
///
/// together with the conformances of state and action to `CasePathable`, and of the state to ``ObservableState``; their documentation says how those are
/// written.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Action: CasePathable, Body == CaseReducers<State, Action> {
  /// What a view switches over: each case with a store of its feature.
  associatedtype CaseScope

  /// The reducer that hands each action to the feature of its case.
  static var body: CaseReducers<State, Action> { get }

  /// Says which case the state of a store is, with the store of the feature in it.
  ///
  /// ```swift
  /// switch Destination.scope(store) {
  /// case .detail(let store): DetailView(store: store)
  /// case .alert, .help: EmptyView()
  /// }
  /// ```
  ///
  /// - Parameter store: A store of the enum's state and action.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The same reducer as the static ``body``.
  public var body: CaseReducers<State, Action> { Self.body }

  /// Not to be called: an enum of reducers has no value to make.
  ///
  /// It is here for its message. A case for another enum of reducers names that enum's body.
  @available(*, unavailable, message: "An enum of reducers cannot be made. In a case write 'case other(Other.Body = Other.body)'")
  public init() {
    // Never reached: what calls it does not compile.
    fatalError("'\(Self.self)' is an enum of reducers, of which no value can be made. Use '\(Self.self).body'.")
  }
}

/// The state of an enum of reducers.
public protocol CaseReducerState<StateReducer>: CasePathable {
  /// The enum of reducers.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self

  /// Whether a state is that of an alert or a dialog, and gone with its first action.
  ///
  /// - Parameter state: The state.
  static func _isEphemeral(_ state: Self) -> Bool
}

extension CaseReducerState {
  /// Always false: no case is that of an alert or a dialog.
  public static func _isEphemeral(_ state: Self) -> Bool { false }
}
