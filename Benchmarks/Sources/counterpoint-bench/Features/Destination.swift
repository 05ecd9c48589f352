import ComposableArchitecture

/// One of three features, as the macro writes it for an enum.
enum Destination: CaseReducer {
  enum State: CasePathable, CaseReducerState {
    case count(Count.State)
    case level(Level1.State)
    case other(Level2.State)

    struct AllCasePaths: Sendable {
      var count: AnyCasePath<State, Count.State> {
        AnyCasePath(embed: { .count($0) }, extract: { if case .count(let state) = $0 { state } else { nil } })
      }
      var level: AnyCasePath<State, Level1.State> {
        AnyCasePath(embed: { .level($0) }, extract: { if case .level(let state) = $0 { state } else { nil } })
      }
      var other: AnyCasePath<State, Level2.State> {
        AnyCasePath(embed: { .other($0) }, extract: { if case .other(let state) = $0 { state } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    typealias StateReducer = Destination
  }

  enum Action: CasePathable {
    case count(Count.Action)
    case level(Level1.Action)
    case other(Level2.Action)

    struct AllCasePaths: Sendable {
      var count: AnyCasePath<Action, Count.Action> {
        AnyCasePath(embed: { .count($0) }, extract: { if case .count(let action) = $0 { action } else { nil } })
      }
      var level: AnyCasePath<Action, Level1.Action> {
        AnyCasePath(embed: { .level($0) }, extract: { if case .level(let action) = $0 { action } else { nil } })
      }
      var other: AnyCasePath<Action, Level2.Action> {
        AnyCasePath(embed: { .other($0) }, extract: { if case .other(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  typealias Body = CaseReducers<State, Action>

  static var body: Body {
    return Body(
      { action in
        switch action {
        case .count: 0
        case .level: 1
        case .other: 2
        }
      },
      [
        ReducerCase(state: \.count, action: \.count) { Count() },
        ReducerCase(state: \.level, action: \.level) { Level1() },
        ReducerCase(state: \.other, action: \.other) { Level2() },
      ]
    )
  }

  static func scope(_ store: Store<State, Action>) {}
}

/// A screen that presents one of them.
struct Screen: Reducer {
  struct State {
    @PresentationState var destination: Destination.State?
  }

  enum Action: CasePathable {
    case destination(PresentationAction<Destination.Action>)

    struct AllCasePaths: Sendable {
      var destination: AnyCasePath<Action, PresentationAction<Destination.Action>> {
        AnyCasePath(embed: { .destination($0) }, extract: { if case .destination(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}
