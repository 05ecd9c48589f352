import ComposableArchitecture

/// A stack of features.
struct Path: Reducer {
  struct State {
    var path = StackState<Count.State>()
  }

  enum Action: CasePathable {
    case path(StackAction<Count.State, Count.Action>)

    struct AllCasePaths: Sendable {
      var path: AnyCasePath<Action, StackAction<Count.State, Count.Action>> {
        AnyCasePath(embed: { .path($0) }, extract: { if case .path(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    EmptyReducer().forEach(\.path, action: \.path) { Count() }
  }
}
