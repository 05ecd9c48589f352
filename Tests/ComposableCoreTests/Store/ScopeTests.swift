import CasePaths
import ComposableCore
import CounterpointTestSupport
import IdentifiedCollections
import Observation
import Testing

private struct Leaf: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action: Equatable { case increment }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

private struct Tree: Reducer {
  struct State: Equatable {
    var leaf = Leaf.State(id: 0)
    var optional: Leaf.State?
    @PresentationState var sheet: Leaf.State?
    var rows: IdentifiedArrayOf<Leaf.State> = []
    var path = StackState<Leaf.State>()
  }

  enum Action: CasePathable {
    case leaf(Leaf.Action)
    case optional(Leaf.Action)
    case sheet(PresentationAction<Leaf.Action>)
    case rows(IdentifiedActionOf<Leaf>)
    case path(StackActionOf<Leaf>)
    case change((inout State) -> Void)

    struct AllCasePaths {
      var leaf: AnyCasePath<Action, Leaf.Action> {
        AnyCasePath(embed: { .leaf($0) }, extract: { if case .leaf(let action) = $0 { action } else { nil } })
      }
      var optional: AnyCasePath<Action, Leaf.Action> {
        AnyCasePath(embed: { .optional($0) }, extract: { if case .optional(let action) = $0 { action } else { nil } })
      }
      var sheet: AnyCasePath<Action, PresentationAction<Leaf.Action>> {
        AnyCasePath(embed: { .sheet($0) }, extract: { if case .sheet(let action) = $0 { action } else { nil } })
      }
      var rows: AnyCasePath<Action, IdentifiedActionOf<Leaf>> {
        AnyCasePath(embed: { .rows($0) }, extract: { if case .rows(let action) = $0 { action } else { nil } })
      }
      var path: AnyCasePath<Action, StackActionOf<Leaf>> {
        AnyCasePath(embed: { .path($0) }, extract: { if case .path(let action) = $0 { action } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Leaf() }
    .ifLet(\.$sheet, action: \.sheet) { Leaf() }
    .forEach(\.rows, action: \.rows) { Leaf() }
    .forEach(\.path, action: \.path) { Leaf() }
  }
}

@MainActor
@Suite struct ScopeTests {
  private let store = Store(initialState: Tree.State()) { Tree() }

  @Test func aPartReadsAndSendsThroughTheWhole() {
    let leaf = store.scope(state: \.leaf, action: \.leaf)
    leaf.send(.increment)
    #expect(leaf.count == 1)
    #expect(store.leaf.count == 1)
    store.send(.leaf(.increment))
    #expect(leaf.state == Leaf.State(id: 0, count: 2))
  }

  @Test("AC-L3-2 (the state's half): a store may begin anywhere in a stack, and behaves as if one had gone there")
  func deepState() {
    var path = StackState<Leaf.State>()
    _ = path.push(Leaf.State(id: 1), id: 0)
    _ = path.push(Leaf.State(id: 2), id: 1)
    let store = Store(initialState: Tree.State(path: path)) { Tree() }
    let elements = store.scope(state: \.path, action: \.path).elementStores().map(\.store)
    #expect(elements.map(\.state.id) == [1, 2])
    elements[1].send(.increment)
    #expect(elements.map(\.count) == [0, 1])
    store.send(.path(.popFrom(id: 1)))
    #expect(store.path.map(\.id) == [1])
  }

  @Test func theSameStoreIsReturnedWhileItIsHeld() {
    let leaf = store.scope(state: \.leaf, action: \.leaf)
    #expect(leaf === store.scope(state: \.leaf, action: \.leaf))
    #expect(leaf == store.scope(state: \.leaf, action: \.leaf))
    func make() -> () -> Bool {
      let part = store.scope(state: \.leaf.count, action: \.self)
      return { [weak part] in part != nil }
    }
    #expect(make()() == false)
  }

  @Test func anOptionalPartHasAStoreWhileItIsThere() throws {
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
    store.send(.change { $0.optional = Leaf.State(id: 1) })
    let first = try #require(store.scope(state: \.optional, action: \.optional))
    first.send(.increment)
    #expect(store.optional?.count == 1)
    #expect(first.count == 1)

    store.send(.change { $0.optional = Leaf.State(id: 2) })
    let second = try #require(store.scope(state: \.optional, action: \.optional))
    #expect(second !== first)
    #expect(second.id == 2)
    #expect(first.id == 1)
    let reported = issues { first.send(.increment) }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("whose state is no longer there") == true)
    #expect(store.optional?.count == 0)

    store.send(.change { $0.optional = nil })
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
    #expect(second.id == 2)
  }

  @Test func aPresentedPartTakesItsActionsWithAndWithoutTheirWrapping() throws {
    store.send(.change { $0.sheet = Leaf.State(id: 1) })
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet))
    let presented = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    sheet.send(.increment)
    presented.send(.increment)
    #expect(store.sheet?.count == 2)
  }

  @Test func elementsHaveStores() throws {
    store.send(.change { $0.rows = [Leaf.State(id: 1), Leaf.State(id: 2), Leaf.State(id: 3)] })
    let rows = store.scope(state: \.rows, action: \.rows)
    #expect(rows.map(\.id) == [1, 2, 3])
    rows[1].send(.increment)
    #expect(store.rows[id: 2]?.count == 1)
    store.send(.change { $0.rows.swapAt(0, 2) })
    let swapped = store.scope(state: \.rows, action: \.rows)
    #expect(swapped[0] === rows[2])
    #expect(swapped.map(\.id) == [3, 2, 1])
    let row = try #require(store.scope(state: \.rows[id: 2], action: \.rows[id: 2]))
    row.send(.increment)
    #expect(rows[1].count == 2)
    store.send(.change { $0.rows.remove(id: 2) })
    #expect(issues { rows[1].send(.increment) }.count == 1)
    #expect(rows[1].id == 2)
  }

  @Test func elementsOfAStackHaveStores() {
    store.send(.change { _ = $0.path.push(Leaf.State(id: 7), id: 0) })
    let elements = store.scope(state: \.path, action: \.path).elementStores()
    #expect(elements.map(\.id) == [0])
    elements[0].store.send(.increment)
    #expect(store.path[id: 0]?.count == 1)
    store.send(.path(.popFrom(id: 0)))
    #expect(store.path.isEmpty)
    store.send(.path(.push(id: 1, state: Leaf.State(id: 8))))
    #expect(store.path[id: 1]?.id == 8)
  }

  @Test func anActionForOneElementCopiesNoOther() {
    struct Row: Identifiable {
      let id: Int
      var probe = CopyProbe(0)
    }
    struct Rows: Reducer {
      struct State { var rows: IdentifiedArrayOf<Row> }
      enum Action: CasePathable {
        case rows(IdentifiedAction<Int, Int>)
        struct AllCasePaths {
          var rows: AnyCasePath<Action, IdentifiedAction<Int, Int>> {
            AnyCasePath(
              embed: { .rows($0) },
              extract: {
                switch $0 {
                case .rows(let action): action
                }
              })
          }
        }
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      var body: some Reducer<State, Action> {
        EmptyReducer().forEach(\.rows, action: \.rows) {
          Reduce<Row, Int> { state, _ in
            state.probe.value += 1
            return .none
          }
        }
      }
    }
    let store = Store(initialState: Rows.State(rows: [Row(id: 1), Row(id: 2)])) { Rows() }
    let rows = store.scope(state: \.rows, action: \.rows)
    // The store of a row keeps the row as it was, so the first change makes one copy of it.
    rows[0].send(1)
    let counter = store.withState { $0.rows[0].probe.counter }
    let before = counter.copyCount
    for _ in 0..<10 { rows[0].send(1) }
    #expect(counter.copyCount == before)
    #expect(store.withState { $0.rows[0].probe.value } == 11)
  }
}
