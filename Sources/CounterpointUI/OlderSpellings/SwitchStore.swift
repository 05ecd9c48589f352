public import CasePaths
public import ComposableCore
import IssueReporting
import Observation

/// A view for each case of a store's state; today `switch store.case`.
///
/// ```swift
/// SwitchStore(store) { state in
///   switch state {
///   case .login:
///     CaseLet(/App.State.login, action: App.Action.login, then: LoginView.init(store:))
///   case .home:
///     CaseLet(/App.State.home, action: App.Action.home, then: HomeView.init(store:))
///   }
/// }
/// ```
///
/// It is evaluated when the case changes, and not when what is in it does.
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: SwitchedStore<State, Action>
  private let content: @MainActor (State) -> Content

  /// Makes a view for each case.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - content: Makes the view of a case: a ``CaseLet``.
  public init(_ store: Store<State, Action>, @ViewBuilder content: @escaping @MainActor (_ initialState: State) -> Content) {
    self.store = SwitchedStore(store)
    self.content = content
  }

  /// The view.
  public var body: some View {
    content(store.current).environment(store)
  }
}

/// The view of one case in a ``SwitchStore``.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  private let read: (EnumState) -> CaseState?
  private let embed: (CaseAction) -> EnumAction
  private let content: @MainActor (Store<CaseState, CaseAction>) -> Content
  @Environment(SwitchedStore<EnumState, EnumAction>.self) private var switched: SwitchedStore<EnumState, EnumAction>?

  /// Makes the view of a case.
  ///
  /// - Parameters:
  ///   - toCaseState: Reads the case of the state; `nil` if it is of another one.
  ///   - fromCaseAction: The case of the action.
  ///   - content: Makes the view.
  public init(
    _ toCaseState: @escaping (_ state: EnumState) -> CaseState?,
    action fromCaseAction: @escaping (_ action: CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping @MainActor (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    read = toCaseState
    embed = fromCaseAction
    self.content = content
  }

  /// Makes the view of a case, by a path that was made with the prefix operator: `/State.home`.
  ///
  /// - Parameters:
  ///   - toCaseState: The case of the state.
  ///   - fromCaseAction: The case of the action.
  ///   - content: Makes the view.
  public init(
    _ toCaseState: AnyCasePath<EnumState, CaseState>,
    action fromCaseAction: @escaping (_ action: CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping @MainActor (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    self.init({ toCaseState.extract(from: $0) }, action: fromCaseAction, then: content)
  }

  /// The view.
  public var body: some View {
    if let store = caseStore { content(store) }
  }

  private var caseStore: Store<CaseState, CaseAction>? {
    guard let switched else {
      reportIssue(
        "A CaseLet of \(EnumState.self) stands outside of a SwitchStore of this state, so it has no store. Write it in the closure of a 'SwitchStore(store)'."
      )
      return nil
    }
    if let store = switched.store.partStore(read, embed) { return store }
    reportIssue(
      """
      A CaseLet of \(CaseState.self) stands in a branch of a SwitchStore where the state is of another case: \(switched.current). Nothing is shown. Name the same case in \
      'case' and in 'CaseLet'.
      """
    )
    return nil
  }
}

/// The store that a `SwitchStore` hands to the cases in it.
@MainActor
private final class SwitchedStore<State, Action>: Observable {
  let store: Store<State, Action>
  private let identity: ViewStore<PartIdentity, Action>

  init(_ store: Store<State, Action>) {
    self.store = store
    let identify = StateIdentifier<State>()
    identity = ViewStore(store, observe: { PartIdentity(of: $0, identify) })
  }

  /// The state; reading it observes the case.
  var current: State {
    _ = identity.state
    return PendingObservations.withoutObserving { store.withState { $0 } }
  }
}
