import CasePaths
import ComposableCore
import CounterpointTestSupport
import Foundation
import SwiftNavigation
import Testing

@MainActor
@Suite struct ReducerMacroTests {
  @Test func aStructIsAReducer() {
    let store = Store(initialState: Counter.State(name: "a")) { Counter() }
    store.send(.increment)
    #expect(store.count == 1)
    #expect((\Counter.Action.Cases.delegate.done)() == Counter.Action.delegate(.done))
    #expect(EnumFeature.State.loading.is(\.loading))
    let generic = Store(initialState: PublicFeature<String>.State(value: "a")) { PublicFeature() }
    generic.send(.set("b"))
    #expect(generic.value == "b")
    #expect(Blank.State() == Blank.State())
  }

  @Test func anActionGoesToTheFeatureOfItsCase() {
    let store = Store(initialState: Destination.State.named(Counter.State(name: "b"))) { Destination.body }
    store.send(.named(.increment))
    #expect(store.withState { $0 }.named?.count == 1)
    let nested = Store(initialState: Destination.State.nested(.counter(Counter.State()))) { Destination.body }
    nested.send(.nested(.counter(.increment)))
    #expect(nested.withState { $0 }.nested?.counter?.count == 1)
    let conditional = Store(initialState: Conditional.State.third(Counter.State())) { Conditional.body }
    conditional.send(.third(.increment))
    #expect(conditional.withState { $0 }.third?.count == 1)
    let generic = Store(initialState: PublicDestination<Int>.State.feature(PublicFeature.State(value: 0))) { PublicDestination<Int>.body }
    generic.send(.feature(.set(9)))
    #expect(generic.withState { $0 }.feature?.value == 9)
  }

  @Test func actionsWithoutAFeatureDoNothing() {
    let alert = AlertState<Destination.Alert> { TextState("a") }
    let store = Store(initialState: Destination.State.alert(alert)) { Destination.body }
    store.send(.alert(.confirm))
    #expect(store.withState { $0.is(\.alert) })
  }

  @Test func anActionForAnotherCaseIsReported() {
    let store = Store(initialState: Destination.State.nothing) { Destination.body }
    let messages = issues { store.send(.counter(.increment)) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("received an action for a child whose state is absent") == true)
    #expect(store.withState { $0.is(\.nothing) })
  }

  @Test func theStoreOfACase() {
    let store = Store(initialState: Destination.State.counter(Counter.State(name: "c"))) { Destination.body }
    guard case .counter(let child) = Destination.scope(store) else {
      Issue.record("The state is of another case.")
      return
    }
    #expect(child.name == "c")
    child.send(.increment)
    #expect(store.withState { $0 }.counter?.count == 1)

    let help = Store(initialState: Destination.State.help(page: 3, true)) { Destination.body }
    guard case .help(page: 3, true) = Destination.scope(help) else {
      Issue.record("The values are others.")
      return
    }
  }

  @Test func alertsAndDialogsAreEphemeral() {
    let alert = AlertState<Destination.Alert> { TextState("a") }
    let ephemeral: [Destination.State] = [
      .alert(alert), .dialog(ConfirmationDialogState { TextState("a") }), .alias(alert), .nested(.alert(alert)),
    ]
    let others: [Destination.State] = [.counter(Counter.State()), .help(page: 1, false), .nothing, .nested(.counter(Counter.State()))]
    #expect(ephemeral.allSatisfy { isEphemeral($0) } && !others.contains { isEphemeral($0) })
    #expect(!isEphemeral(Conditional.State.first(Counter.State())))
  }

  @Test func conformancesAreSynthesized() throws {
    let state = Destination.State.counter(Counter.State())
    #expect(state == state && Set([state]).contains(state))
    #expect(Destination.Action.counter(.increment) != .alert(.confirm))
    func isSendable<Value: Sendable>(_ value: Value) -> Bool { true }
    #expect(isSendable(state) && isSendable(Destination.Action.counter(.increment)))
    let coded = OnlyCodable.State.counter(Counter.State(count: 3))
    #expect(try JSONDecoder().decode(OnlyCodable.State.self, from: JSONEncoder().encode(coded)) == coded)
    let action = OnlyCodable.Action.counter(.increment)
    #expect(try JSONDecoder().decode(OnlyCodable.Action.self, from: JSONEncoder().encode(action))[case: \.counter] == .increment)
  }

  @Test func identityFollowsTheCase() {
    let counter = Counter.State()
    let identity = StateIdentifier<Destination.State>()
    #expect(identity(.counter(counter)) == identity(.counter(counter)))
    #expect(identity(.counter(counter)) != identity(.named(counter)))
    #expect(identity(.counter(counter)) != identity(.counter(Counter.State())))
  }
}
