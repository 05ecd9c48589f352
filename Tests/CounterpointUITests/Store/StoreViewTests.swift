import ComposableArchitecture
import CounterpointUI
import CounterpointUITesting
import Testing

@Reducer
private struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Board {
  @ObservableState
  struct State: Equatable {
    var title = "Board"
    var volume = 3.0
    var isMuted = false
    var settings = Settings()
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2), Row.State(id: 3)]

    struct Settings: Equatable {
      var size = 10
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case volumeChanged(Double)
    case sizeChanged(Int)
    case rows(IdentifiedActionOf<Row>)
    case appendRow
    case removeRow(Int)
    case reverseRows
    case renameTwice
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .rows: break
      case .volumeChanged(let volume): state.volume = min(volume, 11)
      case .sizeChanged(let size): state.settings.size = size
      case .appendRow: state.rows.append(Row.State(id: state.rows.count + 1))
      case .removeRow(let id): state.rows.remove(id: id)
      case .reverseRows: state.rows.reverse()
      case .renameTwice:
        state.title = "Once"
        state.title = "Twice"
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

private struct BoardView: View {
  @Bindable var store: StoreOf<Board>
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.note("board")
    TitleView(store: store, evaluations: evaluations)
    TextField("Title", text: $store.title)
    Toggle("Muted", isOn: $store.isMuted)
    Slider(value: $store.volume.sending(\.volumeChanged), in: 0...20) { Text("Volume") }
    Stepper("Size", value: $store.settings.size.sending(\.sizeChanged))
    ForEach(store.scope(state: \.rows, action: \.rows)) { row in
      RowView(store: row, evaluations: evaluations)
    }
    Button("Append") { store.send(.appendRow) }
    Button("Reverse", action: { store.send(.reverseRows, animation: .default) })
  }
}

private struct TitleView: View {
  let store: StoreOf<Board>
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.note("title")
    Text(store.title)
  }
}

private struct RowView: View {
  let store: StoreOf<Row>
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.note("row \(store.id)")
    Button("\(store.state.id): \(store.count)") { store.send(.tapped) }
  }
}

@MainActor
@Suite struct StoreViewTests {
  private let evaluations = Evaluations()
  private let store = Store(initialState: Board.State()) { Board() }

  private func open() -> ViewTester {
    let tester = ViewTester(BoardView(store: store, evaluations: evaluations))
    _ = evaluations.take()
    return tester
  }

  @Test func controlsWriteThroughBindingActions() throws {
    let tester = open()
    try tester.enter("Kitchen", into: "Title")
    #expect(store.title == "Kitchen")
    try tester.toggle("Muted")
    #expect(store.isMuted)
    try tester.slide("Volume", to: 20)
    #expect(store.volume == 11)
    try tester.tap("Increment")
    #expect(store.settings.size == 11)
  }

  @Test func aChangeEvaluatesTheBodiesThatReadIt() throws {
    let tester = open()
    try tester.enter("Kitchen", into: "Title")
    #expect(evaluations.take() == ["title": 1], "the field reads its text itself")
    try tester.slide("Volume", to: 7)
    #expect(evaluations.take() == [:])
    try tester.toggle("Muted")
    #expect(evaluations.take() == [:])
    tester.perform { store.send(.renameTwice) }
    #expect(evaluations.take() == ["title": 1], "however often it changes in an action")
    #expect(tester.texts.contains("Twice"))
  }

  @Test func aRowThatChangesEvaluatesThatRow() throws {
    let tester = open()
    try tester.tap("2: 0")
    #expect(evaluations.take() == ["row \(rowID(1))": 1])
    #expect(tester.has(.button, "2: 1"))
    #expect(tester.lastEdits.count == 1)
  }

  @Test func rowsComeGoAndMove() throws {
    let tester = open()
    try tester.tap("Append")
    // A row reads the array that it stands in, and looks once whether it is still there.
    #expect(evaluations.take().values.allSatisfy { $0 == 1 })
    #expect(tester.lastEdits.count == 1)
    tester.perform { store.send(.removeRow(2)) }
    #expect(evaluations.take().values.allSatisfy { $0 == 1 })
    #expect(tester.lastEdits.count == 1)
    #expect(!tester.has(.button, "2: 0"))
    try tester.tap("Reverse")
    #expect(evaluations.take().values.allSatisfy { $0 == 1 })
    #expect(tester.graph.takeAnimation() == .default, "the changes of an action are made under its transaction")
    try tester.tap("3: 0")
    #expect(tester.has(.button, "3: 1"))
  }

  /// What the view of a row calls itself: the store's own id.
  private func rowID(_ index: Int) -> ObjectIdentifier {
    store.scope(state: \.rows, action: \.rows)[index].id
  }

  @Test func aBindingSendsUnderItsAnimation() {
    let bindable = Bindable(store)
    withObservationTracking {
      _ = store.title
    } onChange: {
      #expect(UITransaction.current.animation == .easeIn)
    }
    bindable.title.animation(.easeIn).wrappedValue = "Animated"
    #expect(store.title == "Animated")
  }

  @Test func aViewCanKeepItsStore() throws {
    struct Owner: View {
      @State private var store = Store(initialState: Board.State()) { Board() }
      var body: some View {
        TextField("Title", text: $store.title)
        Stepper("Size", value: $store.settings.size.sending(\.sizeChanged))
        Text("\(store.title) of \(store.settings.size)")
      }
    }
    let tester = ViewTester(Owner())
    try tester.enter("Mine", into: "Title")
    try tester.tap("Increment")
    #expect(tester.texts.contains("Mine of 11"))
  }

  @Test func aStateWithoutObservationIsObservedAsAWhole() throws {
    let tester = ViewTester(PlainView(store: Store(initialState: Plain.State()) { Plain() }))
    try tester.tap("Increment")
    #expect(tester.texts.contains("1"))
  }

  @Test func theActionsOfAViewMayBeAPartOfTheActions() throws {
    let store = Store(initialState: SignUp.State()) { SignUp() }
    let tester = ViewTester(SignUpView(store: store))
    try tester.enter("blob@example.com", into: "Email")
    #expect(store.email == "blob@example.com")
    try tester.tap("Sign up")
    #expect(store.isSent)
  }

  @Test func aWriteThatNoBindingReducerTakesIsReported() {
    let store = Store(initialState: SignUp.State()) { Reduce<SignUp.State, SignUp.Action> { _, _ in .none } }
    withKnownIssue {
      store.email = "nobody"
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("no 'BindingReducer' handled") }
    }
  }
}

@Reducer
private struct SignUp {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var isSent = false
    var focus: Field?

    enum Field: Hashable { case email }
  }

  enum Action: ViewAction {
    case view(View)

    enum View: BindableAction {
      case binding(BindingAction<State>)
      case signUpButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.signUpButtonTapped): state.isSent = true
      case .view(.binding): break
      }
      return .none
    }
  }
}

@ViewAction(for: SignUp.self)
private struct SignUpView: View {
  @Bindable var store: StoreOf<SignUp>

  var body: some View {
    TextField("Email", text: $store.email)
    Button("Sign up") { send(.signUpButtonTapped) }
  }
}

private struct Plain: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: CasePathable {
    case countChanged(Int)

    struct AllCasePaths {
      var countChanged: AnyCasePath<Action, Int> {
        AnyCasePath(embed: { .countChanged($0) }, extract: { if case .countChanged(let count) = $0 { count } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countChanged(let count): state.count = count
      }
      return .none
    }
  }
}

private struct PlainView: View {
  @Bindable var store: StoreOf<Plain>
  var body: some View {
    Stepper("Count", value: $store.count.sending(\.countChanged))
    Text("\(store.count)")
  }
}
