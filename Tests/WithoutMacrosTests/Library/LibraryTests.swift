import ComposableArchitecture
import CounterpointTestSupport
import Testing

@MainActor
@Suite struct LibraryTests {
  private let reserved = LockIsolated<[Int]>([])

  private func store() -> TestStoreOf<Library> {
    TestStore(initialState: Library.State(books: [Book.State(id: 1), Book.State(id: 2)])) {
      Library()
        .dependency(
          \.catalog,
          Catalog(title: { "Volume \($0)" }, reserve: { [reserved] number in reserved.withValue { $0.append(number) } })
        )
    }
  }

  @Test func rowsRunTheirFeature() async {
    let store = store()
    await store.send(.books(.element(id: 2, action: .lookUpButtonTapped)))
    await store.receive(.books(.element(id: 2, action: .titleFound("Volume 2")))) { $0.books[id: 2]?.title = "Volume 2" }
    await store.send(.books(.element(id: 1, action: .reserveButtonTapped))) { $0.books[id: 1]?.isReserved = true }
    await store.receive(.books(.element(id: 1, action: .delegate(.reserved(id: 1))))) { $0.reservations = [1] }
    #expect(reserved.value == [1])
    await store.finish()
  }

  @Test func aDestinationRunsAndDismissesItself() async {
    let store = store()
    await store.send(.editButtonTapped(id: 1)) { $0.destination = .book(Book.State(id: 1)) }
    await store.send(.destination(.presented(.book(.lookUpButtonTapped))))
    await store.receive(.destination(.presented(.book(.titleFound("Volume 1"))))) {
      $0.destinationPresentation[case: \.book]?.title = "Volume 1"
    }
    await store.send(.destination(.presented(.book(.closeButtonTapped))))
    await store.receive(.destination(.dismiss)) { $0.destination = nil }
    await store.finish()
  }

  @Test func anAlertGoesWithItsAnswer() async {
    let store = store()
    await store.send(.removeButtonTapped) { $0.destination = .alert(AlertState { TextState("Remove all books?") }) }
    await store.send(.destination(.presented(.alert(.confirmRemoval)))) {
      $0.destination = nil
      $0.books = []
    }
    await store.finish()
  }

  @Test func theStackPushesRunsAndPops() async {
    let store = store()
    await store.send(.path(.push(id: 0, state: .statistics(Statistics.State())))) {
      $0.path[id: 0] = .statistics(Statistics.State())
    }
    await store.send(.path(.push(id: 1, state: .book(Book.State(id: 2))))) { $0.path[id: 1] = .book(Book.State(id: 2)) }
    await store.send(.path(.element(id: 0, action: .statistics(.refreshed(7))))) {
      $0.path[id: 0, case: \.statistics]?.reservations = 7
    }
    await store.send(.path(.element(id: 1, action: .book(.closeButtonTapped))))
    await store.receive(.path(.popFrom(id: 1))) { $0.path[id: 1] = nil }
    await store.finish()
  }

  @Test func anEndpointThatIsNotOverriddenFails() async {
    let store = Store(initialState: Library.State(books: [Book.State(id: 1)])) { Library() }
    await withKnownIssue {
      await store.send(.books(.element(id: 1, action: .reserveButtonTapped))).finish()
    } matching: { issue in
      "\(issue)".contains("Catalog.reserve")
    }
  }

  @Test func storesOfPartsReadWriteAndObserve() throws {
    let store = Store(initialState: Library.State(books: [Book.State(id: 1, title: "One"), Book.State(id: 2)])) { Library() }
    let rows = store.scope(state: \.books, action: \.books)
    let changes = OperationRecorder<String>()
    withObservationTracking {
      _ = rows[0].title
    } onChange: {
      changes.record("the title of the first book")
    }
    rows[1].send(.titleFound("Two"))
    #expect(rows.map(\.title) == ["One", "Two"])
    #expect(changes.operations.isEmpty)
    rows[0].send(.titleFound("Eins"))
    #expect(changes.operations == ["the title of the first book"])

    store.send(.editButtonTapped(id: 1))
    let destination = try #require(store.scope(state: \.destination, action: \.destination))
    guard case .book(let book) = LibraryDestination.scope(destination) else {
      Issue.record("The destination is another one.")
      return
    }
    book.send(.titleFound("Uno"))
    #expect(store.destination?.book?.title == "Uno")
    #expect(store.books[id: 1]?.title == "Eins")
  }
}
