import CasePaths
import ComposableCore
import IdentifiedCollections
import Observation
import Testing

// Elements that are plain values have no observers of their own: who has read the collection is told of each change in it.

private struct Item: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action { case increment }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

@Reducer
private struct Shelf {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Item.State> = [Item.State(id: 1), Item.State(id: 2)]
    var path = StackState<Item.State>([Item.State(id: 1)])
    var optional: Item.State? = Item.State(id: 1)
    var part = Item.State(id: 1)
    var title = ""
  }

  enum Action {
    case rows(IdentifiedActionOf<Item>)
    case path(StackActionOf<Item>)
    case optional(Item.Action)
    case part(Item.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.part, action: \.part) { Item() }
    EmptyReducer()
      .ifLet(\.optional, action: \.optional) { Item() }
      .forEach(\.rows, action: \.rows) { Item() }
      .forEach(\.path, action: \.path) { Item() }
  }
}

@MainActor
@Suite struct PlainElementTests {
  @Test(arguments: 0..<4)
  func observersOfTheFieldAreTold(field: Int) throws {
    let store = Store(initialState: Shelf.State()) { Shelf() }
    let looks: [@MainActor () -> Int?] = [
      { store.rows[id: 1]?.count }, { store.path.first?.count }, { store.optional?.count }, { store.part.count },
    ]
    let id = try #require(store.path.ids.first)
    let actions: [Shelf.Action] = [
      .rows(.element(id: 1, action: .increment)), .path(.element(id: id, action: .increment)), .optional(.increment), .part(.increment),
    ]
    let observers = looks.map { look in Observer { MainActor.assumeIsolated { _ = look() } } }
    let title = Observer { MainActor.assumeIsolated { _ = store.title } }
    store.send(actions[field])
    #expect(looks[field]() == 1)
    #expect(observers.map(\.timesTold) == (0..<4).map { $0 == field ? 1 : 0 })
    #expect(title.timesTold == 0)
  }
}
