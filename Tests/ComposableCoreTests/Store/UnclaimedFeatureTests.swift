import CasePaths
import ComposableCore
import CounterpointTestSupport
import Observation
import SwiftNavigation
import Testing

@Reducer
private struct Item {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private enum Place {
  case item(Item)
  case alert(AlertState<Never>)
}
extension Place.State: Equatable {}

@Reducer
private struct Shop {
  @ObservableState
  struct State: Equatable {
    @Presents var item: Item.State? = Item.State()
    @Presents var alert: AlertState<Answer>? = AlertState { TextState("Really?") }
    @Presents var place: Place.State? = .item(Item.State())
    var path = StackState<Item.State>([Item.State()])
    var answers = 0
  }

  enum Answer { case yes }

  enum Action {
    case item(PresentationAction<Item.Action>)
    case alert(PresentationAction<Answer>)
    case place(PresentationAction<Place.Action>)
    case path(StackActionOf<Item>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .alert = action { state.answers += 1 }
      return .none
    }
  }
}

@MainActor
@Suite struct UnclaimedFeatureTests {
  @Test func aPresentedFeatureThatNoReducerRunsIsReportedOnceWithTheCure() throws {
    let store = Store(initialState: Shop.State()) { Shop() }
    let item = try #require(store.scope(state: \.item, action: \.item))
    let reports = issues {
      item.send(.increment)
      item.send(.increment)
    }
    try #require(reports.count == 1)
    for text in [
      "An action was sent to the store of Item.State within Shop.State, and no reducer runs that feature.",
      "Action: Shop.Action.item(", ".presented(.increment)",
      "Run it with 'ifLet' in the body of the feature whose state holds it",
    ] { #expect(reports[0].contains(text), "\(reports[0])") }
  }

  @Test func anElementOfAStackThatNoReducerRuns() throws {
    let store = Store(initialState: Shop.State()) { Shop() }
    let element = try #require(store.scope(state: \.path, action: \.path).elementStores().first).store
    let reports = issues { element.send(.increment) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Run it with 'forEach' in the body") == true)
  }

  @Test func aCaseOfADestinationThatNoReducerRuns() throws {
    let store = Store(initialState: Shop.State()) { Shop() }
    let item = try #require(store.scope(state: \.place, action: \.place)?.scope(state: \.item, action: \.item))
    let reports = issues { item.send(.increment) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("the store of Place.State within Shop.State") == true)
  }

  @Test func anAlertIsItsParentsBusiness() throws {
    let store = Store(initialState: Shop.State()) { Shop() }
    let alert = try #require(store.scope(state: \.alert, action: \.alert))
    #expect(issues { alert.send(.yes) } == [])
    #expect(store.answers == 1)
  }

  @Test func featuresThatReducersRun() throws {
    let store = Store(initialState: Shop.State()) {
      Shop()
        .ifLet(\.$item, action: \.item) { Item() }
        .ifLet(\.$place, action: \.place)
        .forEach(\.path, action: \.path) { Item() }
    }
    try send(to: store)
  }

  @Test func aFeatureThatIsRunAsAnOptional() throws {
    let store = Store(initialState: Shop.State()) {
      CombineReducers {
        Shop()
        EmptyReducer()
          .ifLet(\.item, action: \.item.presented) { Item() }
          .ifLet(\.$place, action: \.place)
          .forEach(\.path, action: \.path) { Item() }
      }
    }
    let reports = try issues { try send(to: store) }
    #expect(reports == [])
  }

  @Test func anActionThatWaitsIsNotJudgedBeforeItsTurn() throws {
    let store = Store(initialState: Shop.State()) { Shop().ifLet(\.$item, action: \.item) { Item() } }
    let item = try #require(store.scope(state: \.item, action: \.item))
    let observer = Observer { MainActor.assumeIsolated { _ = store.answers } }
    withObservationTracking {
      _ = store.answers
    } onChange: {
      MainActor.assumeIsolated { _ = item.send(.increment) }
    }
    let alert = try #require(store.scope(state: \.alert, action: \.alert))
    #expect(issues { alert.send(.yes) } == [])
    #expect(item.count == 1 && observer.isTold)
  }

  private func send(to store: StoreOf<Shop>) throws {
    try #require(store.scope(state: \.item, action: \.item)).send(.increment)
    try #require(store.scope(state: \.place, action: \.place)?.scope(state: \.item, action: \.item)).send(.increment)
    try #require(store.scope(state: \.path, action: \.path).elementStores().first).store.send(.increment)
    #expect(store.item?.count == 1 && store.place?.item?.count == 1 && store.path.first?.count == 1)
  }
}
