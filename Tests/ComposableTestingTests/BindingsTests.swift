import CasePaths
import ComposableCore
import ComposableTesting
import CounterpointTestSupport
import Testing

/// What the controls of a view do, done by a test.
@MainActor
@Suite struct BindingsTests {
  @Reducer
  struct Form {
    @ObservableState
    struct State: Equatable {
      var name = ""
      var isSubscribed = false
      var nameChanges = 0
      var isValid: Bool { !name.isEmpty }
    }

    enum Action: BindableAction, Equatable {
      case binding(BindingAction<State>)
    }

    var countsChanges = false

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if countsChanges, case .binding(\.name) = action { state.nameChanges += 1 }
        return .none
      }
    }
  }

  /// A feature that receives what its view does as a case.
  @Reducer
  struct Viewed {
    @ObservableState
    struct State: Equatable { var name = "" }

    enum Action: Equatable {
      case view(View)

      @CasePathable
      enum View: BindableAction, Equatable { case binding(BindingAction<State>) }
    }

    var body: some ReducerOf<Self> { BindingReducer(action: \.view) }
  }

  /// What existing code derives from bindings for a view.
  struct ViewState: Equatable {
    var title: String
    @MainActor
    init(bindingViewStore: BindingViewStore<Form.State>) { title = bindingViewStore.name + (bindingViewStore.isValid ? "!" : "?") }
  }

  @Test func readingShowsTheStateAndWritingSendsTheAction() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    #expect(store.bindings.name.isEmpty)
    #expect(ViewState(bindingViewStore: store.bindings).title == "?")
    store.bindings.set(\.name, "Blob")
    store.bindings.set(\.isSubscribed, true)
    // What a control shows already, it may say again.
    store.bindings.set(\.isSubscribed, true)
    #expect(store.state == Form.State(name: "Blob", isSubscribed: true))
    #expect(ViewState(bindingViewStore: store.bindings).title == "Blob!")
    #expect(store.bindings.wrappedValue == store.state)
  }

  @Test func aBindingThatDoesMoreThanItsFieldIsReportedInItsLine() async {
    let store = TestStore(initialState: Form.State()) { Form(countsChanges: true) }
    let line = #line + 1
    let messages = issues { store.bindings.set(\.name, "Blob") }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("ComposableTestingTests/BindingsTests.swift:\(line): A state change does not match") == true, "\(messages)")
    await store.send(\.binding.name, "Blob Jr.") {
      $0.name = "Blob Jr."
      $0.nameChanges = 2
    }
  }

  @Test func theCaseThatIsBindableCanBeNamed() async {
    let store = TestStore(initialState: Viewed.State()) { Viewed() }
    store.bindings(action: \.view).set(\.name, "Blob")
    #expect(store.bindings(action: \.view).name == "Blob")
  }
}
