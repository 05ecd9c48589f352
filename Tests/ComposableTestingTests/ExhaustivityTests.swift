import CasePaths
import ComposableCore
import ComposableTesting
import CounterpointTestSupport
import IssueReporting
import Testing

/// Tests that describe only a part of what happens.
@MainActor
@Suite struct ExhaustivityTests {
  struct Login: Reducer {
    struct State: Equatable {
      var isLoading = false
      var attempts = 0
      var user: String?
      var tab = "login"
    }

    @CasePathable
    enum Action: Equatable {
      case loginButtonTapped
      case started
      case userLoaded(String)
      case tabChanged(String)
    }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .loginButtonTapped:
          state.isLoading = true
          state.attempts += 1
          return .run { send in
            await send(.started)
            await send(.userLoaded("Blob"))
            await send(.tabChanged("home"))
          }
        case .started:
          return .none
        case .userLoaded(let user):
          state.user = user
          state.isLoading = false
          return .none
        case .tabChanged(let tab):
          state.tab = tab
          return .none
        }
      }
    }
  }

  private func makeStore(_ exhaustivity: Exhaustivity = .off) -> TestStoreOf<Login> {
    let store = TestStore(initialState: Login.State()) { Login() }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test("AC-L4-7: off, three actions are dropped and one field is asserted")
  func skipAndAssert() async {
    let store = makeStore()
    await store.send(.loginButtonTapped)
    await store.skipReceivedActions()
    store.assert { $0.tab = "home" }
    #expect(store.state.user == "Blob")
  }

  @Test func offReceiveSkipsToTheFirstThatMatches() async {
    let store = makeStore()
    await store.send(.loginButtonTapped) { $0.isLoading = true }
    await store.receive(\.userLoaded) { $0.user = "Blob" }
    #expect(store.state.tab == "login")
    await store.receive(.tabChanged("home"))
    #expect(store.state.tab == "home")
  }

  @Test func offSendSkipsWhatWasReceived() async {
    let store = makeStore()
    await store.send(.loginButtonTapped)
    await store.send(.tabChanged("settings")) { $0.tab = "settings" }
    #expect(store.state.user == "Blob")
  }

  @Test func offChecksWhatIsWrittenAndNothingElse() async {
    let store = makeStore()
    // A change relative to the state before has to be the whole change.
    await store.send(.loginButtonTapped) {
      $0.attempts += 1
      $0.isLoading = true
    }
    await store.send(.loginButtonTapped) { $0.attempts = 2 }
    let messages = await issues {
      await store.send(.loginButtonTapped) { $0.attempts = 4 }
    }
    #expect(messages.count == 1)
    #expect(messages[0].contains("A state change does not match expectation: …") && messages[0].contains("−   attempts: 4,"))
    #expect(messages[0].contains("+   attempts: 3,"))
    await store.send(.tabChanged("home")) { _ in }
  }

  @Test func offReceiveOfWhatNeverComesShowsWhatCame() async {
    let store = makeStore()
    await store.send(.loginButtonTapped)
    let messages = await issues { await store.receive(.tabChanged("nowhere")) }
    #expect(messages.count == 1)
    #expect(
      messages[0].contains(
        """
        Expected to receive an action that did not come: …

            ExhaustivityTests.Login.Action.tabChanged("nowhere")

        Received and not yet asserted:

          1: ExhaustivityTests.Login.Action.started
          2: ExhaustivityTests.Login.Action.userLoaded("Blob")
          3: ExhaustivityTests.Login.Action.tabChanged("home")

        There is no effect in flight that could send one.
        """))
    await store.skipReceivedActions()
  }

  @Test func offEndsInSilence() async {
    let messages = await issues {
      let store = makeStore()
      await store.send(.loginButtonTapped)
    }
    #expect(messages.isEmpty)
  }

  @Test func skippedAssertionsAreShownWithoutFailing() async {
    let messages = await issues {
      let store = makeStore(.off(showSkippedAssertions: true))
      await store.send(.loginButtonTapped) { $0.isLoading = true }
      await store.receive(\.userLoaded) { $0.user = "Blob" }
    }
    #expect(messages.count == 4)
    #expect(messages[0].contains("Not all changes of the state were asserted: …") && messages[0].contains("+   attempts: 1,"))
    #expect(messages[1].contains("Skipped 1 received action:\n\n  1: ExhaustivityTests.Login.Action.started"))
    #expect(messages[2].contains("Not all changes of the state were asserted: …"))
    #expect(messages[3].contains("The test store was released with 1 received action that the test did not receive"))
    // Warnings: this test does not fail for them.
    let store = makeStore(.off(showSkippedAssertions: true))
    await store.send(.loginButtonTapped)
  }

  @Test func exhaustivityCanBeChangedForAFewSteps() async {
    let store = makeStore(.on)
    await store.withExhaustivity(.off) {
      await store.send(.loginButtonTapped)
      await store.skipReceivedActions()
    }
    #expect(store.exhaustivity == .on)
    store.withExhaustivity(.off) { _ = store.send(.tabChanged("x")) }
    await store.send(.tabChanged("home")) { $0.tab = "home" }
  }

  @Test func skippingNothingFailsUnlessItMay() async {
    let store = makeStore(.on)
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
    let messages = await issues {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
    }
    #expect(messages.count == 2)
    #expect(messages[0].contains("Expected received actions to skip, but there is none."))
    #expect(messages[1].contains("Expected effects in flight to skip, but there is none."))
  }

  @Test func assertComparesEverythingThatItWrites() async {
    let store = makeStore(.on)
    store.assert { $0.tab = "login" }
    let messages = issues { store.assert { $0.tab = "home" } }
    #expect(messages.count == 1 && messages[0].contains("A state change does not match expectation: …"))
  }
}
