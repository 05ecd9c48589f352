import ComposableArchitecture

/// Rows, a destination and a stack in one observable state.
struct Library: Reducer {
  struct State: ObservableState, Equatable, Sendable {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _books: IdentifiedArrayOf<Book.State> = []
    var books: IdentifiedArrayOf<Book.State> {
      get {
        _$observationRegistrar.access(0)
        return _books
      }
      set { _$observationRegistrar.set(0, &_books, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _books)
        defer { _$observationRegistrar.didModify(change, _books) }
        yield &_books
      }
    }

    private var _destination = PresentationState<LibraryDestination.State>(wrappedValue: nil)
    var destination: LibraryDestination.State? {
      get {
        _$observationRegistrar.access(1)
        return _destination.wrappedValue
      }
      set { _$observationRegistrar.set(1, &_destination.wrappedValue, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(1, _destination.wrappedValue)
        defer { _$observationRegistrar.didModify(change, _destination.wrappedValue) }
        yield &_destination.wrappedValue
      }
    }

    /// What `@Presents` calls `$destination`: only macros may declare a name that begins so.
    var destinationPresentation: PresentationState<LibraryDestination.State> {
      get {
        _$observationRegistrar.access(1)
        return _destination
      }
      set { _$observationRegistrar.set(1, &_destination, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(1, _destination.wrappedValue)
        defer { _$observationRegistrar.didModify(change, _destination.wrappedValue) }
        yield &_destination
      }
    }

    private var _path = StackState<LibraryPath.State>()
    var path: StackState<LibraryPath.State> {
      get {
        _$observationRegistrar.access(2)
        return _path
      }
      set { _$observationRegistrar.set(2, &_path, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(2, _path)
        defer { _$observationRegistrar.didModify(change, _path) }
        yield &_path
      }
    }

    var reservations: [Int] = []

    init(books: IdentifiedArrayOf<Book.State> = []) {
      _books = books
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.books, stored: \._books)
      fields.add(1, \.destination, stored: \._destination.wrappedValue)
      fields.add(1, \.destinationPresentation, stored: \._destination)
      fields.add(2, \.path, stored: \._path)
    }
  }

  enum Action: CasePathable, Equatable, Sendable {
    case books(IdentifiedActionOf<Book>)
    case destination(PresentationAction<LibraryDestination.Action>)
    case editButtonTapped(id: Int)
    case path(StackActionOf<LibraryPath>)
    case removeButtonTapped

    struct AllCasePaths: Sendable {
      var books: AnyCasePath<Action, IdentifiedActionOf<Book>> {
        AnyCasePath(embed: Action.books, extract: { if case .books(let value) = $0 { value } else { nil } })
      }
      var destination: AnyCasePath<Action, PresentationAction<LibraryDestination.Action>> {
        AnyCasePath(embed: Action.destination, extract: { if case .destination(let value) = $0 { value } else { nil } })
      }
      var editButtonTapped: AnyCasePath<Action, Int> {
        AnyCasePath(embed: Action.editButtonTapped, extract: { if case .editButtonTapped(let value) = $0 { value } else { nil } })
      }
      var path: AnyCasePath<Action, StackActionOf<LibraryPath>> {
        AnyCasePath(embed: Action.path, extract: { if case .path(let value) = $0 { value } else { nil } })
      }
      var removeButtonTapped: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .removeButtonTapped }, extract: { if case .removeButtonTapped = $0 { () } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .books(.element(_, .delegate(.reserved(let id)))),
        .destination(.presented(.book(.delegate(.reserved(let id))))),
        .path(.element(_, .book(.delegate(.reserved(let id))))):
        state.reservations.append(id)
        return .none

      case .destination(.presented(.alert(.confirmRemoval))):
        state.books.removeAll()
        return .none

      case .editButtonTapped(let id):
        state.destination = state.books[id: id].map { .book($0) }
        return .none

      case .removeButtonTapped:
        state.destination = .alert(AlertState { TextState("Remove all books?") })
        return .none

      case .books, .destination, .path:
        return .none
      }
    }
    .forEach(\.books, action: \.books) { Book() }
    .ifLet(\.destinationPresentation, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}
