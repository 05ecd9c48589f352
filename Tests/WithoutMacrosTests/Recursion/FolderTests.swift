import ComposableArchitecture
import Testing

@MainActor
@Suite struct FolderTests {
  @Test func aFeatureMayContainItselfInRows() {
    let depth = 8
    let store = Store(initialState: Folder.State(id: 0)) { Folder() }
    func action(_ action: Folder.Action, at level: Int) -> Folder.Action {
      (0..<level).reduce(action) { inner, _ in .folders(.element(id: 0, action: inner)) }
    }
    for level in 0..<depth { store.send(action(.addButtonTapped, at: level)) }
    store.send(action(.nameChanged("deepest"), at: depth))
    var folder: Folder.State? = store.state
    for _ in 0..<depth { folder = folder?.folders[id: 0] }
    #expect(folder?.name == "deepest")
    #expect(folder?.folders.isEmpty == true)
  }

  @Test func aFeatureMayPresentItselfAndDismissEachOfItsLevels() async {
    var inner = Folder.State(id: 0)
    inner.folders = [Folder.State(id: 1)]
    var outer = Folder.State(id: 0)
    outer.folders = [inner]
    let store = TestStore(initialState: outer) { Folder() }
    await store.send(.openButtonTapped(id: 0)) { $0.opened = inner }
    await store.send(.opened(.presented(.openButtonTapped(id: 1)))) { $0.opened?.opened = Folder.State(id: 1) }
    await store.send(.opened(.presented(.opened(.presented(.nameChanged("innermost")))))) { $0.opened?.opened?.name = "innermost" }
    await store.send(.opened(.presented(.opened(.presented(.closeButtonTapped)))))
    await store.receive(.opened(.presented(.opened(.dismiss)))) { $0.opened?.opened = nil }
    await store.send(.opened(.presented(.closeButtonTapped)))
    await store.receive(.opened(.dismiss)) { $0.opened = nil }
    await store.finish()
  }
}
