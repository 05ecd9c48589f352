import ComposableArchitecture
import CounterpointUI
import CounterpointUITesting
import Testing

@Reducer
private struct Level {
  @ObservableState
  struct State: Equatable {
    var number = 1
    var seconds = 0
  }

  enum Action {
    case deeper
    case leave
    case start
    case tick
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deeper:
        return .none
      case .leave:
        return .run { _ in await dismiss() }
      case .start:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      case .tick:
        state.seconds += 1
        return .none
      }
    }
  }
}

@Reducer
private struct Tower {
  @Reducer
  enum Path {
    case level(Level)
    case roof
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    var log: [String] = []
  }

  enum Action {
    case path(StackActionOf<Path>)
    case setPath([Path.State])
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(_, .level(.deeper))):
        state.path.append(.level(Level.State(number: state.path.count + 1)))
      case .path(.popFrom(let id)):
        state.log.append("pop \(id)")
      case .path(.push(let id, _)):
        state.log.append("push \(id)")
      case .path:
        break
      case .setPath(let path):
        state.path = StackState(path)
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

private struct TowerView: View {
  @Bindable var store: StoreOf<Tower>
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.note("tower")
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Text("Ground")
        NavigationLink("Up", state: Tower.Path.State.level(Level.State()))
        NavigationLink(state: Tower.Path.State.roof) { Text("To the roof") }
        NavigationLink("Astray", state: Level.State())
        NavigationLink("Nowhere", state: nil as Tower.Path.State?)
      }
    } destination: { store in
      let _ = evaluations.note("destination")
      switch store.case {
      case .level(let store): LevelView(store: store, evaluations: evaluations)
      case .roof: Text("Roof").navigationTitle("Roof")
      }
    }
  }
}

private struct LevelView: View {
  let store: StoreOf<Level>
  let evaluations: Evaluations
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let _ = evaluations.note("level \(store.number)")
    Text("Level \(store.number), \(store.seconds) s")
    Button("Deeper") { store.send(.deeper) }
    Button("Leave") { store.send(.leave) }
    Button("Close") { dismiss() }
    Button("Start") { store.send(.start) }
      .navigationTitle("Level \(store.number)")
  }
}

@MainActor
@Suite struct StoreStackTests {
  private let evaluations = Evaluations()
  private let clock = TestClock()

  private func makeStore(_ path: [Tower.Path.State] = []) -> StoreOf<Tower> {
    Store(initialState: Tower.State(path: StackState(path))) {
      Tower()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }

  private func open(_ store: StoreOf<Tower>) -> ViewTester {
    let tester = ViewTester(TowerView(store: store, evaluations: evaluations))
    _ = evaluations.take()
    return tester
  }

  @Test func linksPush() throws {
    let store = makeStore()
    let tester = open(store)
    try tester.tap("Up")
    #expect(tester.graph.title == "Level 1")
    #expect(Array(store.path.ids) == [0])
    try tester.tap("Back")
    try tester.tap("To the roof")
    #expect(tester.graph.title == "Roof")
    try tester.tap("Back")
    try tester.tap("Nowhere")
    #expect(store.log == ["push #0", "pop #0", "push #1", "pop #1"])
    #expect(tester.has(.text, "Ground"))
  }

  @Test func aLinkToAStateThatTheStackDoesNotTakeIsReported() throws {
    let store = makeStore()
    let tester = open(store)
    try withKnownIssue {
      try tester.tap("Astray")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Give the link a state of that type") }
    }
    #expect(store.path.isEmpty)
  }

  @Test func aLinkToAStateInAStackWithoutAStoreIsReported() throws {
    struct Plain: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) { NavigationLink("Up", state: 1) }
      }
    }
    let tester = ViewTester(Plain())
    try withKnownIssue {
      try tester.tap("Up")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("was not made with a store") }
    }
  }

  @Test("AC-L3-2: a store that begins deep in a stack shows the screen on top, with the others beneath, and sends no action")
  func deepStacks() throws {
    let store = makeStore((1...20).map { .level(Level.State(number: $0)) })
    let tester = open(store)
    #expect(tester.graph.title == "Level 20")
    #expect(tester.has(.text, "Level 20, 0 s"))
    #expect(store.log.isEmpty)
    for number in (1...19).reversed() {
      try tester.tap("Back")
      #expect(tester.graph.title == "Level \(number)")
    }
    try tester.tap("Back")
    #expect(tester.has(.text, "Ground"))
    #expect(store.log.count == 20)
  }

  @Test func screensComeAndGoWithTheState() throws {
    let store = makeStore()
    let tester = open(store)
    tester.perform { store.send(.setPath([.level(Level.State(number: 7)), .roof])) }
    #expect(tester.graph.title == "Roof")
    tester.perform { store.send(.setPath([])) }
    #expect(tester.has(.text, "Ground"))
    #expect(store.log.isEmpty, "what the state does itself sends nothing")
  }

  @Test func anElementEvaluatesItsOwnScreen() throws {
    let store = makeStore([.level(Level.State(number: 1)), .level(Level.State(number: 2))])
    let tester = open(store)
    tester.perform { store.send(.path(.element(id: 1, action: .level(.tick)))) }
    #expect(evaluations.take() == ["level 2": 1])
    #expect(tester.has(.text, "Level 2, 1 s"))
    try tester.tap("Deeper")
    // A screen reads the stack that it is on, and looks once whether it is still there.
    #expect(evaluations.take() == ["destination": 3, "level 1": 1, "level 2": 1, "level 3": 1])
    #expect(tester.lastEdits.count <= 3)
  }

  @Test func aScreenLeavesByItself() throws {
    let store = makeStore([.level(Level.State(number: 1)), .level(Level.State(number: 2))])
    let tester = open(store)
    try tester.tap("Leave")
    #expect(tester.graph.title == "Level 1")
    #expect(store.log == ["pop #1"])
    try tester.tap("Close")
    #expect(tester.has(.text, "Ground"))
    #expect(store.log == ["pop #1", "pop #0"])
  }

  @Test func aScreenThatIsLeftTwiceIsPoppedOnce() throws {
    let store = makeStore([.level(Level.State(number: 1)), .level(Level.State(number: 2))])
    let tester = open(store)
    let back = try tester.find(.button, "Back").node
    tester.perform {
      tester.graph.send(.tap, to: back)
      tester.graph.send(.tap, to: back)
    }
    #expect(store.log == ["pop #1"])
    #expect(tester.graph.title == "Level 1")
  }

  @Test func goingBackFromBeneathPopsAllOverIt() throws {
    let store = makeStore([.level(Level.State(number: 1)), .level(Level.State(number: 2)), .roof])
    let tester = open(store)
    tester.perform { store.send(.path(.element(id: 0, action: .level(.leave)))) }
    #expect(tester.has(.text, "Ground"))
  }

  @Test func theEffectsOfAScreenGoWithIt() async throws {
    let store = makeStore([.level(Level.State(number: 1)), .level(Level.State(number: 2))])
    let tester = open(store)
    try tester.tap("Start")
    await clock.advance(by: .seconds(2))
    tester.settle()
    #expect(tester.has(.text, "Level 2, 2 s"))
    try tester.tap("Back")
    await clock.advance(by: .seconds(2))
    tester.settle()
    #expect(tester.has(.text, "Level 1, 0 s"))
    #expect(store.log == ["pop #1"])
  }
}
