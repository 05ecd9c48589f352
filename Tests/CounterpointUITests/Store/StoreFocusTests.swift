import ComposableArchitecture
import CounterpointUI
import CounterpointUITesting
import Testing

@Reducer
private struct Login {
  @ObservableState
  struct State: Equatable {
    var focus: Field? = .name
    var name = ""
    var password = ""

    enum Field: Hashable { case name, password }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case loginButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .loginButtonTapped: state.focus = state.name.isEmpty ? .name : state.password.isEmpty ? .password : nil
      case .binding: break
      }
      return .none
    }
  }
}

private struct LoginView: View {
  @Bindable var store: StoreOf<Login>
  @FocusState private var focus: Login.State.Field?
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.note("login")
    VStack {
      TextField("Name", text: $store.name).focused($focus, equals: .name)
      TextField("Password", text: $store.password).focused($focus, equals: .password)
      Button("Log in") { store.send(.loginButtonTapped) }
    }
    .bind($store.focus, to: $focus)
  }
}

@MainActor
@Suite struct StoreFocusTests {
  private let evaluations = Evaluations()
  private let store = Store(initialState: Login.State()) { Login() }

  @Test func theFocusFollowsTheState() throws {
    let tester = ViewTester(LoginView(store: store, evaluations: evaluations))
    #expect(try tester.find(.textbox, "Name").states == ["focused"], "when the view appears, the state decides")
    try tester.enter("Blob", into: "Name")
    try tester.tap("Log in")
    #expect(try tester.find(.textbox, "Password").states == ["focused"])
    try tester.enter("secret", into: "Password")
    try tester.tap("Log in")
    #expect(try tester.find(.textbox, "Password").states == [])
    #expect(evaluations.take() == ["login": 1])
  }

  @Test func theStateFollowsTheFocus() throws {
    let tester = ViewTester(LoginView(store: store, evaluations: evaluations))
    try tester.send(.focus, to: tester.find(.textbox, "Password"))
    #expect(store.focus == .password)
    try tester.send(.blur, to: tester.find(.textbox, "Password"))
    #expect(store.focus == nil)
  }
}
