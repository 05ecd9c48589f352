import CasePaths
import ComposableCore
import IdentifiedCollections
import Observation
import Testing

// An older copy of a state is the same feature and has the same observers, but other contents, which no accessor has told them of.

@Reducer
private struct Leaf {
  @ObservableState
  struct State: Equatable, Identifiable, Sendable {
    var id = 0
    var count = 0
    var title = ""
    @ObservationStateIgnored var history: [Int: StateBox] = [:]

    /// Puts a copy of itself aside.
    mutating func save(_ number: Int) { history[number] = StateBox(state: self) }

    /// Becomes the copy again.
    mutating func restore(_ number: Int) { self = history[number]!.state }
  }

  indirect enum StateBox: Equatable, Sendable {
    case state(State)
    init(state: State) { self = .state(state) }
    var state: State { if case .state(let state) = self { state } else { State() } }
  }

  enum Action {
    case increment
    case nothing
    case change(@Sendable (inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .nothing: break
      case .change(let change): change(&state)
      }
      return .none
    }
  }
}

@Reducer
private enum Place {
  case leaf(Leaf)
  case other(Leaf)
}
extension Place.State: Equatable, Sendable {}

@Reducer
private struct Tree {
  @ObservableState
  struct State: Equatable, Sendable {
    var name = ""
    var leaf = Leaf.State()
    var optional: Leaf.State? = Leaf.State()
    var rows: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 1), Leaf.State(id: 2)]
    @Presents var presented: Leaf.State? = Leaf.State()
    @Presents var place: Place.State? = .leaf(Leaf.State())
    @ObservationStateIgnored var saved: [Tree.State] = []
  }

  enum Action {
    case leaf(Leaf.Action)
    case optional(Leaf.Action)
    case rows(IdentifiedActionOf<Leaf>)
    case presented(PresentationAction<Leaf.Action>)
    case place(PresentationAction<Place.Action>)
    case change(@Sendable (inout State) -> Void)
    case undo
    case save
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
    Reduce { state, action in
      switch action {
      case .change(let change): change(&state)
      case .save: state.saved.append(state)
      case .undo: state = state.saved.last!
      case .leaf, .optional, .rows, .presented, .place: break
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Leaf() }
    .ifLet(\.$presented, action: \.presented) { Leaf() }
    .ifLet(\.$place, action: \.place)
    .forEach(\.rows, action: \.rows) { Leaf() }
  }
}

@MainActor
@Suite struct RestoredStateTests {
  private let store = Store(initialState: Tree.State()) { Tree() }

  private func observer<State, Action>(
    _ store: Store<State, Action>?, _ look: @escaping @MainActor (Store<State, Action>) -> Void
  ) -> Observer {
    Observer { MainActor.assumeIsolated { if let store { look(store) } } }
  }

  @Test func theRootsReducerPutsAnOlderCopyBack() {
    store.send(.change { $0.name = "before" })
    store.send(.save)
    store.send(.change { $0.name = "after" })
    let name = observer(store) { _ = $0.name }
    let count = observer(store.scope(state: \.leaf, action: \.leaf)) { _ = $0.count }
    store.send(.undo)
    #expect(store.name == "before")
    #expect([name.timesTold, count.timesTold] == [1, 1])
  }

  @Test func theRootsCopyDiffersInAChildOnly() {
    store.send(.save)
    store.send(.leaf(.increment))
    let count = observer(store.scope(state: \.leaf, action: \.leaf)) { _ = $0.count }
    store.send(.undo)
    #expect(store.leaf.count == 0)
    #expect(count.timesTold == 1)
  }

  @Test func theRootsCopyDiffersInAPresentedChildsFieldOnly() throws {
    store.send(.save)
    store.send(.place(.presented(.leaf(.increment))))
    let count = observer(store) { _ = $0.place?.leaf?.count }
    store.send(.undo)
    #expect(store.place?.leaf?.count == 0)
    #expect(count.timesTold == 1)
  }

  @Test func theRootsCopyDiffersInARowOnly() throws {
    store.send(.save)
    let row = try #require(store.scope(state: \.rows, action: \.rows).first)
    row.send(.increment)
    let count = observer(row) { _ = $0.count }
    store.send(.undo)
    #expect(row.count == 0)
    #expect(count.timesTold == 1)
  }

  @Test func anActionThatRestoresNothingTellsNobody() {
    store.send(.change { $0.name = "a" })
    let name = observer(store) { _ = $0.name }
    let title = observer(store.scope(state: \.leaf, action: \.leaf)) { _ = $0.title }
    store.send(.save)
    store.send(.leaf(.nothing))
    store.send(.leaf(.increment))
    store.send(.optional(.increment))
    store.send(.rows(.element(id: 1, action: .increment)))
    store.send(.place(.presented(.leaf(.increment))))
    store.send(.change { $0.leaf.count += 1 })
    store.send(.change { $0.rows[id: 1]?.count += 1 })
    #expect([name.timesTold, title.timesTold] == [0, 0])
  }

  @Test func aCopyOfThisActionThatComesBackTellsOnlyOfWhatItsFieldsHaveTold() {
    let name = observer(store) { _ = $0.name }
    let leaf = observer(store) { _ = $0.leaf }
    store.send(
      .change { state in
        var copy = state
        copy.name = "changed"
        state = copy
      })
    #expect(store.name == "changed")
    #expect([name.timesTold, leaf.timesTold] == [1, 0])
  }

  @Test func anOlderCopyThatIsChangedOnTheWayBack() {
    store.send(.save)
    store.send(.change { $0.name = "after" })
    let name = observer(store) { _ = $0.name }
    store.send(
      .change { state in
        var copy = state.saved[0]
        copy.leaf.count = 7
        copy.leaf.title = "on the way"
        state = copy
      })
    #expect(store.name == "")
    #expect(name.timesTold == 1)
  }

  @Test func aDraftThatWasChangedOutsideOfAnyAction() {
    var draft = store.state
    draft.name = "drafted"
    let name = observer(store) { _ = $0.name }
    store.send(.change { [draft] in $0 = draft })
    #expect(store.name == "drafted")
    #expect(name.timesTold == 1)
  }

  @Test(arguments: [false, true])
  func aChildsReducerPutsAnOlderCopyBack(isWrittenByParent: Bool) throws {
    func check(_ leaf: Store<Leaf.State, Leaf.Action>?, _ write: (@escaping @Sendable (inout Leaf.State) -> Void) -> Void) throws {
      let leaf = try #require(leaf)
      func change(_ change: @escaping @Sendable (inout Leaf.State) -> Void) {
        if isWrittenByParent { write(change) } else { leaf.send(.change(change)) }
      }
      change { $0.save(1) }
      change { $0.count = 1 }
      let count = observer(leaf) { _ = $0.count }
      let title = observer(leaf) { _ = $0.title }
      change { $0.restore(1) }
      #expect(leaf.count == 0)
      #expect([count.timesTold, title.timesTold] == [1, 1])
    }
    try check(store.scope(state: \.leaf, action: \.leaf)) { change in store.send(.change { change(&$0.leaf) }) }
    try check(store.scope(state: \.optional, action: \.optional)) { change in store.send(.change { change(&$0.optional!) }) }
    try check(store.scope(state: \.presented, action: \.presented)) { change in store.send(.change { change(&$0.presented!) }) }
    try check(store.scope(state: \.presented, action: \.presented)) { change in store.send(.change { change(&$0.$presented.wrappedValue!) })
    }
    try check(store.scope(state: \.rows, action: \.rows).first) { change in store.send(.change { change(&$0.rows[id: 1]!) }) }
    try check(store.scope(state: \.place, action: \.place)?.scope(state: \.leaf, action: \.leaf)) { change in
      store.send(.change { state in state.place?.modify(\.leaf, yield: change) })
    }
  }

  @Test func twoRowsSwapTheirContents() {
    store.send(.rows(.element(id: 1, action: .change { $0.title = "first" })))
    let rows = store.scope(state: \.rows, action: \.rows)
    let titles = rows.map { row in observer(row) { _ = $0.title } }
    store.send(
      .change { state in
        var (first, second) = (state.rows[id: 1]!, state.rows[id: 2]!)
        swap(&first.title, &second.title)
        state.rows[id: 1] = first
        state.rows[id: 2] = second
      })
    #expect(store.rows.map(\.title) == ["", "first"])
    #expect(titles.map(\.timesTold) == [1, 1])
  }

  @Test func twoRowsSwapTheirWholeStatesAndKeepTheirIDs() {
    store.send(.rows(.element(id: 1, action: .change { $0.title = "first" })))
    let rows = store.scope(state: \.rows, action: \.rows)
    let titles = rows.map { row in observer(row) { _ = $0.title } }
    let list = observer(store) { _ = $0.rows }
    store.send(
      .change { state in
        var (first, second) = (state.rows[id: 1]!, state.rows[id: 2]!)
        swap(&first, &second)
        first.id = 1
        second.id = 2
        state.rows[id: 1] = first
        state.rows[id: 2] = second
      })
    #expect(store.scope(state: \.rows, action: \.rows).map(\.title) == ["", "first"])
    #expect(titles.map(\.timesTold) == [1, 1])
    #expect(list.timesTold == 1)
  }

  @Test func theStateOfAnEnumIsRestoredByItsOwnReducer() {
    let store = Store(initialState: Place.State.leaf(Leaf.State())) { Place.body }
    store.send(.leaf(.change { $0.save(1) }))
    store.send(.leaf(.increment))
    let count = observer(store) { _ = $0.leaf?.count }
    store.send(.leaf(.change { $0.restore(1) }))
    #expect(store.state.leaf?.count == 0)
    #expect(count.timesTold == 1)
  }

  @Test func aCopyThatWasInAnotherStore() {
    let other = Store(initialState: store.state) { Tree() }
    other.send(.change { $0.name = "elsewhere" })
    let name = observer(store) { _ = $0.name }
    store.send(.change { [state = other.state] in $0 = state })
    #expect(store.name == "elsewhere")
    #expect(name.timesTold == 1)
  }
}
