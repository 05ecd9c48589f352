import CasePaths
import ComposableCore
import ComposableTesting
import CounterpointTestSupport
import Dispatch
import Schedules
import Testing

/// The forms of `send` and `receive`, and states and actions that are not Equatable.
@MainActor
@Suite struct ReceiveTests {
  struct Form: Reducer {
    struct State: Equatable {
      var name = ""
      var isSaved = false
    }

    @CasePathable
    enum Action: Equatable {
      case view(View)
      case saved(id: Int, name: String)
      case progress(Double)

      @CasePathable
      enum View: Equatable {
        case saveButtonTapped
        case nameChanged(String)
      }
    }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .view(.nameChanged(let name)):
          state.name = name
          return .none
        case .view(.saveButtonTapped):
          return .run { [name = state.name] send in
            await send(.progress(0.5))
            await send(.saved(id: 1, name: name))
          }
        case .saved:
          state.isSaved = true
          return .none
        case .progress:
          return .none
        }
      }
    }
  }

  private func saved(_ name: String = "Blob") async -> TestStoreOf<Form> {
    let store = TestStore(initialState: Form.State(name: name)) { Form() }
    await store.send(\.view.saveButtonTapped)
    return store
  }

  @Test func sendByCaseKeyPath() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(\.view.nameChanged, "Blob") { $0.name = "Blob" }
    await store.send(\.view.saveButtonTapped)
    await store.receive(\.progress, 0.5)
    await store.receive(.saved(id: 1, name: "Blob")) { $0.isSaved = true }
  }

  @Test func everyFormReceives() async {
    var store = await saved()
    await store.receive(\.progress)
    await store.receive(\.saved) { $0.isSaved = true }

    store = await saved()
    await store.receive(\.progress, 0.5)
    await store.receive(.saved(id: 1, name: "Blob")) { $0.isSaved = true }

    store = await saved()
    await store.receive { $0 == .progress(0.5) }
    await store.receive({ $0.is(\.saved) }) { $0.isSaved = true }

    store = await saved()
    await store.receive(/Form.Action.progress)
    await store.receive(AnyCasePath(\Form.Action.Cases.saved)) { $0.isSaved = true }

    store = await saved()
    await store.receive(\.progress, timeout: 1_000_000)
    await store.receive(\.saved, timeout: .milliseconds(1)) { $0.isSaved = true }

    store = await saved()
    await store.receive({ $0.is(\.progress) }, timeout: 1_000_000)
    await store.receive(.saved(id: 1, name: "Blob"), timeout: 1_000_000) { $0.isSaved = true }

    store = await saved()
    await store.receive(\.progress, 0.5, timeout: 1_000_000)
    await store.receive(/Form.Action.saved, timeout: 1_000_000) { $0.isSaved = true }

    store = await saved()
    await store.receive(\.progress, within: .seconds(1))
    await store.receive(\.saved, within: .seconds(1)) { $0.isSaved = true }
  }

  @Test func everyFormSaysWhatIsUnexpected() async {
    let forms: [(String, @MainActor (TestStoreOf<Form>) async -> Void)] = [
      ("− any action of \\.saved", { await $0.receive(\.saved) }),
      ("− ReceiveTests.Form.Action.progress(1.0)", { await $0.receive(\.progress, 1) }),
      ("− an action that the predicate holds for", { await $0.receive { $0.is(\.saved) } }),
      ("− any action of \\.saved", { await $0.receive(/Form.Action.saved) }),
    ]
    for (text, receive) in forms {
      let store = await saved()
      let messages = await issues { await receive(store) }
      #expect(messages.count == 1)
      #expect(messages.first?.contains("Received unexpected action: …") == true)
      #expect(messages.first?.contains(text) == true, "\(messages)")
      #expect(messages.first?.contains("(Expected: −, Received: +)") == true)
      await store.receive(\.saved) { $0.isSaved = true }
    }
  }

  @Test("a state that is not Equatable is compared by a function, actions that are not by their case")
  func notEquatable() async {
    struct State {
      var count = 0
      var describe: () -> String = { "" }
    }
    enum Action {
      case tapped
      case response(() -> Int)
    }
    let store = TestStore(initialState: State(), areStatesEqual: { $0.count == $1.count }) {
      Reduce<State, Action> { state, action in
        switch action {
        case .tapped: return .send(.response { 3 })
        case .response(let number):
          state.count = number()
          return .none
        }
      }
    }
    await store.send(.tapped)
    await store.receive({ if case .response = $0 { true } else { false } }) { $0.count = 3 }
    let messages = await issues { await store.send(.tapped) { $0.count = 4 } }
    #expect(messages.count == 1 && messages[0].contains("A state change does not match expectation: …"))
    await store.skipReceivedActions()
  }

  @Test("work that has left the schedule is waited for as long as the test says, and no longer than it takes")
  func outsideWork() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        guard action == 1 else { return .none }
        return .run { send in
          await withUnsafeContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { continuation.resume() }
          }
          await send(2)
        }
      }
    }
    await store.send(1) { $0 = 1 }
    let start = ContinuousClock.now
    await store.receive(2, within: .seconds(3600)) { $0 = 2 }
    #expect(ContinuousClock.now - start < .seconds(3600))

    await store.send(1) { $0 = 1 }
    let messages = await issues { await store.finish(timeout: .seconds(60)) }
    #expect(messages.count == 1 && messages[0].contains("Expected nothing to be left over, but there is 1 received action"))
  }
}
