import ComposableArchitecture

/// The feature behind each of the fifty cases; it knows which one it is.
struct Screen: Reducer {
  struct State: Equatable, Sendable {
    var visits: [Int] = []
  }

  enum Action: Equatable, Sendable {
    case closeButtonTapped
    case visited
  }

  let number: Int
  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .closeButtonTapped:
      return .run { [dismiss] _ in await dismiss() }
    case .visited:
      state.visits.append(number)
      return .none
    }
  }
}

/// Presents one of the fifty, and stacks any number of them.
struct Navigator: Reducer {
  struct State: Equatable, Sendable {
    @PresentationState var screen: Screens.State?
    var path = StackState<Screens.State>()
  }

  enum Action: CasePathable, Equatable, Sendable {
    case path(StackActionOf<Screens>)
    case screen(PresentationAction<Screens.Action>)
    case show(Screens.State?)

    struct AllCasePaths: Sendable {
      var path: AnyCasePath<Action, StackActionOf<Screens>> {
        AnyCasePath(embed: Action.path, extract: { if case .path(let value) = $0 { value } else { nil } })
      }
      var screen: AnyCasePath<Action, PresentationAction<Screens.Action>> {
        AnyCasePath(embed: Action.screen, extract: { if case .screen(let value) = $0 { value } else { nil } })
      }
      var show: AnyCasePath<Action, Screens.State?> {
        AnyCasePath(embed: Action.show, extract: { if case .show(let value) = $0 { value } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .show(let screen) = action { state.screen = screen }
      return .none
    }
    .ifLet(\.$screen, action: \.screen)
    .forEach(\.path, action: \.path)
  }
}
