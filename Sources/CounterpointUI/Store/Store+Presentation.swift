import CasePaths
import ComposableCore

extension Store {
  /// The store of a presented feature, as something that is there or not; `nil` dismisses the feature.
  func presented<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Action: CasePathable {
    Binding(
      get: { self.scope(state: state, action: action) },
      set: { if $0 == nil { self.dismiss(state: state, action: action) } }
    )
  }
}
