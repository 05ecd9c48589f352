import ComposableArchitecture
import CounterpointUI
import CounterpointUITesting
import Testing

private struct Todo: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    @BindingState var text = ""
    var count = 0
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case tapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if action == .tapped { state.count += 1 }
      if case .binding(\.$text) = action { state.text = state.text.uppercased() }
      return .none
    }
  }
}

private struct Todos: Reducer {
  struct State: Equatable {
    var title = "Todos"
    var optional: Todo.State?
    @PresentationState var sheet: Todo.State?
    @PresentationState var destination: Destination.State?
    var todos: IdentifiedArrayOf<Todo.State> = [Todo.State(id: 1), Todo.State(id: 2)]
  }

  struct Destination: Reducer {
    enum State: Equatable {
      case alert(AlertState<Never>)
      case cover(Todo.State)
      case dialog(ConfirmationDialogState<Action.Dialog>)
      case edit(Todo.State)
      case screen(Todo.State)
    }

    enum Action: Equatable {
      case alert(Never)
      case cover(Todo.Action)
      case dialog(Dialog)
      case edit(Todo.Action)
      case screen(Todo.Action)

      enum Dialog { case rename }
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.cover, action: /Action.cover) { Todo() }
      Scope(state: /State.edit, action: /Action.edit) { Todo() }
      Scope(state: /State.screen, action: /Action.screen) { Todo() }
    }
  }

  enum Action: Equatable {
    case change(Change)
    case destination(PresentationAction<Destination.Action>)
    case optional(Todo.Action)
    case sheet(PresentationAction<Todo.Action>)
    case todo(id: Int, action: Todo.Action)
  }

  enum Change: Equatable {
    case delete(Int)
    case present(Destination.State?)
    case presentSheet(Todo.State?)
    case setOptional(Todo.State?)
    case title(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(.delete(let offset)): state.todos.remove(at: offset)
      case .change(.present(let destination)): state.destination = destination
      case .change(.presentSheet(let sheet)): state.sheet = sheet
      case .change(.setOptional(let optional)): state.optional = optional
      case .change(.title(let title)): state.title = title
      case .destination(.presented(.dialog(.rename))): state.title = "Renamed"
      case .destination, .optional, .sheet, .todo: break
      }
      return .none
    }
    .ifLet(\.optional, action: /Action.optional) { Todo() }
    .ifLet(\.$sheet, action: /Action.sheet) { Todo() }
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
    .forEach(\.todos, action: /Action.todo(id:action:)) { Todo() }
  }
}

private struct TodosView: View {
  let store: StoreOf<Todos>
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.note("todos")
    let destination = store.scope(state: \.$destination, action: { .destination($0) })
    NavigationStack {
      VStack {
        WithViewStore(store, observe: \.title) { viewStore in
          let _ = evaluations.note("title")
          Text(viewStore.state)
          TextField("Title", text: viewStore.binding(send: { .change(.title($0)) }))
        }
        IfLetStore(store.scope(state: \.optional, action: { .optional($0) })) { store in
          TodoView(store: store, evaluations: evaluations)
        } else: {
          Text("Nothing")
        }
        ForEachStore(store.scope(state: \.todos, action: { .todo(id: $0, action: $1) })) { store in
          TodoView(store: store, evaluations: evaluations)
        }
        .onDelete { store.send(.change(.delete($0.first ?? 0))) }
      }
      .navigationDestination(
        store: destination, state: /Todos.Destination.State.screen, action: Todos.Destination.Action.screen
      ) { store in
        TodoView(store: store, evaluations: evaluations).navigationTitle("Screen")
      }
    }
    .sheet(store: store.scope(state: \.$sheet, action: { .sheet($0) })) { store in
      TodoView(store: store, evaluations: evaluations)
    }
    .sheet(store: destination, state: /Todos.Destination.State.edit, action: Todos.Destination.Action.edit) { store in
      TodoView(store: store, evaluations: evaluations)
    }
    .fullScreenCover(store: destination, state: /Todos.Destination.State.cover, action: Todos.Destination.Action.cover) { store in
      TodoView(store: store, evaluations: evaluations)
    }
    .alert(store: destination, state: /Todos.Destination.State.alert, action: Todos.Destination.Action.alert)
    .confirmationDialog(store: destination, state: /Todos.Destination.State.dialog, action: Todos.Destination.Action.dialog)
  }
}

private struct TodoView: View {
  let store: StoreOf<Todo>
  let evaluations: Evaluations

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      let _ = evaluations.note("todo \(viewStore.state.id)")
      TextField("Text \(viewStore.state.id)", text: viewStore.$text)
      Button("\(viewStore.state.id): \(viewStore.count)") { viewStore.send(.tapped) }
    }
  }
}

@MainActor
@Suite struct OlderSpellingsTests {
  private let evaluations = Evaluations()
  private let store = Store(initialState: Todos.State()) { Todos() }

  private func open() -> ViewTester {
    let tester = ViewTester(TodosView(store: store, evaluations: evaluations))
    _ = evaluations.take()
    return tester
  }

  @Test func aViewStoreEvaluatesItsContentForWhatItObserves() throws {
    let tester = open()
    try tester.enter("Groceries", into: "Title")
    #expect(store.title == "Groceries")
    #expect(evaluations.take() == ["title": 1])
    try tester.tap("2: 0")
    #expect(evaluations.take() == ["todo 2": 1])
    #expect(tester.lastEdits.count == 1)
  }

  @Test func fieldsThatAreMarkedAreBindings() throws {
    let tester = open()
    try tester.enter("milk", into: "Text 1")
    #expect(store.todos[id: 1]?.text == "MILK")
    #expect(try tester.find(.textbox, "Text 1").value == "MILK")
    #expect(evaluations.take() == ["todo 1": 1])
  }

  @Test func rowsComeAndGo() throws {
    let tester = open()
    tester.perform { store.send(.change(.delete(0))) }
    #expect(!tester.has(.button, "1: 0"))
    try tester.tap("2: 0")
    #expect(evaluations.take() == ["todo 2": 1], "what stays is not evaluated")
  }

  @Test func optionalStates() throws {
    let tester = open()
    #expect(tester.has(.text, "Nothing"))
    tester.perform { store.send(.change(.setOptional(Todo.State(id: 7)))) }
    #expect(!tester.has(.text, "Nothing"))
    _ = evaluations.take()
    try tester.tap("7: 0")
    #expect(store.optional?.count == 1)
    #expect(evaluations.take() == ["todo 7": 1])
    tester.perform { store.send(.change(.setOptional(nil))) }
    #expect(tester.has(.text, "Nothing"))
    #expect(evaluations.take() == [:])
  }

  @Test func sheets() throws {
    let tester = open()
    tester.perform { store.send(.change(.presentSheet(Todo.State(id: 7)))) }
    #expect(evaluations.take() == ["todo 7": 1])
    try tester.tap("7: 0")
    #expect(tester.has(.button, "7: 1"))
    #expect(evaluations.take() == ["todo 7": 1])
    try tester.escape()
    #expect(store.sheet == nil)
    #expect(!tester.has(.dialog))
    tester.perform { store.send(.change(.presentSheet(Todo.State(id: 8)))) }
    let dialog = try tester.find(.dialog).node
    tester.perform { store.send(.change(.presentSheet(Todo.State(id: 9)))) }
    #expect(try tester.find(.dialog).node != dialog)
    tester.perform { store.send(.change(.presentSheet(nil))) }
    #expect(!tester.has(.dialog))
  }

  @Test func destinations() throws {
    let tester = open()
    tester.perform { store.send(.change(.present(.edit(Todo.State(id: 7))))) }
    try tester.tap("7: 0")
    #expect(store.destination == .edit(Todo.State(id: 7, count: 1)))
    tester.perform { store.send(.change(.present(.cover(Todo.State(id: 8))))) }
    #expect(tester.has(.button, "8: 0"))
    #expect(!tester.has(.button, "7: 1"))
    try tester.escape()
    #expect(store.destination == nil)
    tester.perform { store.send(.change(.present(.screen(Todo.State(id: 9))))) }
    #expect(tester.graph.title == "Screen")
    try tester.tap("9: 0")
    #expect(store.destination == .screen(Todo.State(id: 9, count: 1)))
    try tester.tap("Back")
    #expect(store.destination == nil)
    tester.perform { store.send(.change(.present(.alert(AlertState { TextState("Oh") })))) }
    #expect(try tester.find(.dialog).name == "Oh")
    try tester.tap("OK")
    #expect(store.destination == nil)
    let dialog = ConfirmationDialogState(title: { TextState("What?") }) {
      ButtonState(action: Todos.Destination.Action.Dialog.rename) { TextState("Rename") }
    }
    tester.perform { store.send(.change(.present(.dialog(dialog)))) }
    try tester.tap("Rename")
    #expect(store.title == "Renamed")
    #expect(!tester.has(.dialog))
  }

  @Test func aSwitchShowsTheCaseThatIsThere() throws {
    struct Switch: View {
      let store: Store<Todos.Destination.State, Todos.Destination.Action>
      let evaluations: Evaluations
      var body: some View {
        SwitchStore(store) { state in
          let _ = evaluations.note("switch")
          switch state {
          case .edit:
            CaseLet(/Todos.Destination.State.edit, action: Todos.Destination.Action.edit) {
              TodoView(store: $0, evaluations: evaluations)
            }
          default:
            CaseLet(/Todos.Destination.State.cover, action: Todos.Destination.Action.cover) {
              TodoView(store: $0, evaluations: evaluations)
            }
          }
        }
      }
    }
    let store = Store(initialState: Todos.Destination.State.edit(Todo.State(id: 1))) {
      Todos.Destination()
      Reduce { state, action in
        if action == .cover(.tapped), case .edit = state { state = .cover(Todo.State(id: 2)) }
        return .none
      }
    }
    let tester = ViewTester(Switch(store: store, evaluations: evaluations))
    _ = evaluations.take()
    try tester.tap("1: 0")
    #expect(evaluations.take() == ["todo 1": 1])
    #expect(tester.has(.button, "1: 1"))
  }

  @Test func aCaseInTheWrongBranchIsReported() {
    struct Wrong: View {
      let store: Store<Todos.Destination.State, Todos.Destination.Action>
      var body: some View {
        SwitchStore(store) { _ in
          CaseLet(/Todos.Destination.State.cover, action: Todos.Destination.Action.cover) { _ in Text("Never") }
        }
      }
    }
    let store = Store(initialState: Todos.Destination.State.edit(Todo.State(id: 1))) { Todos.Destination() }
    withKnownIssue {
      let tester = ViewTester(Wrong(store: store))
      #expect(tester.texts.isEmpty)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("where the state is of another case") }
    }
  }
}
