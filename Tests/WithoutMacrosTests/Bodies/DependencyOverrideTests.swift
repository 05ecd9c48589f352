import ComposableArchitecture
import Testing

@MainActor
@Suite struct DependencyOverrideTests {
  /// Two shelves with the same feature, of which each asks another catalog.
  private struct Shelves: Reducer {
    struct State: Equatable {
      var upper = Book.State(id: 1)
      var lower = Book.State(id: 2)
    }

    enum Action: CasePathable, Equatable {
      case upper(Book.Action)
      case lower(Book.Action)

      struct AllCasePaths: Sendable {
        var upper: AnyCasePath<Action, Book.Action> {
          AnyCasePath(embed: Action.upper, extract: { if case .upper(let value) = $0 { value } else { nil } })
        }
        var lower: AnyCasePath<Action, Book.Action> {
          AnyCasePath(embed: Action.lower, extract: { if case .lower(let value) = $0 { value } else { nil } })
        }
      }

      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.upper, action: \.upper) {
        Book()
          .dependency(\.catalog.title) { "upper \($0)" }
      }
      Scope(state: \.lower, action: \.lower) {
        Book()
          .transformDependency(\.catalog) { catalog in
            let title = catalog.title
            catalog.title = { try await "lower, \(title($0))" }
          }
      }
    }
  }

  @Test func eachPartHasItsOwn() async {
    let store = TestStore(initialState: Shelves.State()) {
      Shelves()
        .dependency(\.catalog.title) { "number \($0)" }
    }
    await store.send(.upper(.lookUpButtonTapped))
    await store.receive(.upper(.titleFound("upper 1"))) { $0.upper.title = "upper 1" }
    await store.send(.lower(.lookUpButtonTapped))
    await store.receive(.lower(.titleFound("lower, number 2"))) { $0.lower.title = "lower, number 2" }
    await store.finish()
  }

  @Test func aDependencyIsFoundByItsType() async {
    let store = TestStore(initialState: Book.State(id: 3)) {
      Book()
        .dependency(Catalog(title: { "typed \($0)" }, reserve: { _ in }))
    }
    await store.send(.lookUpButtonTapped)
    await store.receive(.titleFound("typed 3")) { $0.title = "typed 3" }
    await store.finish()
  }

  @Test func theSameOverrideReachesRowsDestinationAndStack() async {
    let store = TestStore(initialState: Library.State(books: [Book.State(id: 1)])) {
      Library()
        .dependency(\.catalog.title) { "everywhere \($0)" }
    }
    await store.send(.editButtonTapped(id: 1)) { $0.destination = .book(Book.State(id: 1)) }
    await store.send(.path(.push(id: 0, state: .book(Book.State(id: 1))))) { $0.path[id: 0] = .book(Book.State(id: 1)) }
    await store.send(.books(.element(id: 1, action: .lookUpButtonTapped)))
    await store.receive(.books(.element(id: 1, action: .titleFound("everywhere 1")))) { $0.books[id: 1]?.title = "everywhere 1" }
    await store.send(.destination(.presented(.book(.lookUpButtonTapped))))
    await store.receive(.destination(.presented(.book(.titleFound("everywhere 1"))))) {
      $0.destinationPresentation[case: \.book]?.title = "everywhere 1"
    }
    await store.send(.path(.element(id: 0, action: .book(.lookUpButtonTapped))))
    await store.receive(.path(.element(id: 0, action: .book(.titleFound("everywhere 1"))))) {
      $0.path[id: 0, case: \.book]?.title = "everywhere 1"
    }
    await store.finish()
  }
}
