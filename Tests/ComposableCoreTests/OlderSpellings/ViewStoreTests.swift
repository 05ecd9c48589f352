import CasePaths
import ComposableCore
import CounterpointTestSupport
import SwiftNavigation
import Testing

@MainActor
@Suite struct ViewStoreTests {
  struct State: Equatable {
    var title = ""
    var count = 0
    @PresentationState var alert: AlertState<String>?
  }

  enum Action: Equatable {
    case setTitle(String)
    case increment
    case alert(PresentationAction<String>)
  }

  private let store = Store(initialState: State(alert: AlertState { TextState("Stop?") })) {
    Reduce<State, Action> { state, action in
      switch action {
      case .setTitle(let title): state.title = title
      case .increment: state.count += 1
      case .alert: break
      }
      return .none
    }
    .ifLet(\.$alert, action: /Action.alert)
  }

  @Test func observersAreToldWhenTheirPartChanges() {
    let viewStore = ViewStore(store, observe: \.title)
    let observer = Observer { MainActor.assumeIsolated { _ = viewStore.state } }
    store.send(.increment)
    #expect(observer.timesTold == 0)
    store.send(.setTitle(""))
    #expect(observer.timesTold == 0)
    viewStore.send(.setTitle("a"))
    #expect(observer.timesTold == 1)
    #expect(viewStore.state == "a")
    #expect(viewStore.count == 1)
    observer.lookAgain()
    store.send(.setTitle("b"))
    #expect(observer.timesTold == 2)
    #expect(viewStore.state == "b")
  }

  @Test func aViewStoreCanHaveActionsOfItsOwn() {
    let viewStore = ViewStore(store, observe: { $0 }, send: { (title: String) in Action.setTitle(title) })
    viewStore.send("a", animation: .default)
    #expect(viewStore.title == "a")
  }

  @Test func aStoreCanBeScopedByFunctions() {
    let alert = store.scope(state: \.$alert, action: { .alert($0) })
    #expect(alert.state.wrappedValue != nil)
    alert.send(.dismiss)
    #expect(store.alert == nil)
    let count = store.scope(state: { $0.count }, action: { (_: Void) in .increment })
    count.send(())
    #expect(count.state == 1)
  }
}
