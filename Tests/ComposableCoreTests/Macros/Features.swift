import ComposableCore
import CasePaths
import CounterpointTestSupport

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable, Hashable, Codable, Sendable {
    var count = 0
    var step: Int = 1
    let name: String
    var note: String?
    @ObservationStateIgnored var reads = 0

    init(count: Int = 0, name: String = "") {
      self.count = count
      self.name = name
    }

    var isZero: Bool { count == 0 }
  }

  enum Action: Equatable, Hashable, Codable, Sendable {
    case increment
    case delegate(Delegate)

    @CasePathable enum Delegate: Equatable, Hashable, Codable, Sendable { case done }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += state.step
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct Parent {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var child = Counter.State()
    var rows: [Counter.State] = []
    var probes: [CopyProbe<Int>] = []
    @Presents var counter: Counter.State?
    @Presents var destination: Destination.State?
    @Presents var recursive: Parent.State?
    @Presents var initial: Optional<Counter.State> = Counter.State(name: "initial")
  }

  enum Action {
    case child(Counter.Action)
    indirect case recursive(Parent.Action)
    case destination(Destination.Action)
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}
