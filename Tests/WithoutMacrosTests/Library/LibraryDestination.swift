import ComposableArchitecture

/// What the library shows over itself: an enum of features, with an alert that needs no reducer.
enum LibraryDestination: CaseReducer {
  enum Alert: Equatable, Sendable { case confirmRemoval }

  @dynamicMemberLookup
  enum State: CaseReducerState, CasePathable, ObservableState, Equatable, Sendable {
    typealias StateReducer = LibraryDestination

    case alert(AlertState<Alert>)
    case book(Book.State)

    struct AllCasePaths: Sendable {
      var alert: AnyCasePath<State, AlertState<Alert>> {
        AnyCasePath(embed: State.alert, extract: { if case .alert(let value) = $0 { value } else { nil } })
      }
      var book: AnyCasePath<State, Book.State> {
        AnyCasePath(embed: State.book, extract: { if case .book(let value) = $0 { value } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    var _$id: ObservableStateID {
      switch self {
      case .alert(let state): ObservableStateID(case: 0, of: state)
      case .book(let state): ObservableStateID(case: 1, of: state)
      }
    }

    var _$observationRegistrar: ObservationStateRegistrar {
      switch self {
      case .alert: .inert
      case .book(let state): ObservationStateRegistrar(of: state)
      }
    }

    static func _isEphemeral(_ state: Self) -> Bool {
      if case .alert = state { true } else { false }
    }
  }

  enum Action: CasePathable, Equatable, Sendable {
    case alert(Alert)
    case book(Book.Action)

    struct AllCasePaths: Sendable {
      var alert: AnyCasePath<Action, Alert> {
        AnyCasePath(embed: Action.alert, extract: { if case .alert(let value) = $0 { value } else { nil } })
      }
      var book: AnyCasePath<Action, Book.Action> {
        AnyCasePath(embed: Action.book, extract: { if case .book(let value) = $0 { value } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum CaseScope {
    case alert(AlertState<Alert>)
    case book(StoreOf<Book>)
  }

  static var body: CaseReducers<State, Action> {
    CaseReducers(
      { if case .book = $0 { 0 } else { nil } },
      [ReducerCase(state: \.book, action: \.book) { Book() }]
    )
  }

  static func scope(_ store: StoreOf<LibraryDestination>) -> CaseScope {
    switch store.state {
    case .alert(let state): .alert(state)
    case .book: .book(store.scope(state: \.book, action: \.book)!)
    }
  }
}
