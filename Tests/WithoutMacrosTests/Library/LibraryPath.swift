import ComposableArchitecture

/// The screens that the library pushes.
enum LibraryPath: CaseReducer {
  @dynamicMemberLookup
  enum State: CaseReducerState, CasePathable, ObservableState, Equatable, Sendable {
    typealias StateReducer = LibraryPath

    case book(Book.State)
    case statistics(Statistics.State)

    struct AllCasePaths: Sendable {
      var book: AnyCasePath<State, Book.State> {
        AnyCasePath(embed: State.book, extract: { if case .book(let value) = $0 { value } else { nil } })
      }
      var statistics: AnyCasePath<State, Statistics.State> {
        AnyCasePath(embed: State.statistics, extract: { if case .statistics(let value) = $0 { value } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    var _$id: ObservableStateID {
      switch self {
      case .book(let state): ObservableStateID(case: 0, of: state)
      case .statistics(let state): ObservableStateID(case: 1, of: state)
      }
    }
  }

  enum Action: CasePathable, Equatable, Sendable {
    case book(Book.Action)
    case statistics(Statistics.Action)

    struct AllCasePaths: Sendable {
      var book: AnyCasePath<Action, Book.Action> {
        AnyCasePath(embed: Action.book, extract: { if case .book(let value) = $0 { value } else { nil } })
      }
      var statistics: AnyCasePath<Action, Statistics.Action> {
        AnyCasePath(embed: Action.statistics, extract: { if case .statistics(let value) = $0 { value } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum CaseScope {
    case book(StoreOf<Book>)
    case statistics(StoreOf<Statistics>)
  }

  static var body: CaseReducers<State, Action> {
    CaseReducers(
      { action in
        switch action {
        case .book: 0
        case .statistics: 1
        }
      },
      [
        ReducerCase(state: \.book, action: \.book) { Book() },
        ReducerCase(state: \.statistics, action: \.statistics) { Statistics() },
      ]
    )
  }

  static func scope(_ store: StoreOf<LibraryPath>) -> CaseScope {
    switch store.state {
    case .book: .book(store.scope(state: \.book, action: \.book)!)
    case .statistics: .statistics(store.scope(state: \.statistics, action: \.statistics)!)
    }
  }
}

/// A feature with a plain state.
struct Statistics: Reducer {
  struct State: Equatable, Sendable { var reservations = 0 }

  enum Action: CasePathable, Equatable, Sendable {
    case refreshed(Int)

    struct AllCasePaths: Sendable {
      var refreshed: AnyCasePath<Action, Int> {
        AnyCasePath(embed: Action.refreshed, extract: { if case .refreshed(let value) = $0 { value } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .refreshed(let count):
        state.reservations = count
        return .none
      }
    }
  }
}
