import CasePaths
import ComposableCore
import SwiftNavigation
import Testing

// A feature with a presented destination, written without any macro beside those that are written with them.

struct ManualFeature: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _destination = PresentationState<ManualDestination.State>(wrappedValue: nil)
    var destination: ManualDestination.State? {
      get {
        _$observationRegistrar.access(0)
        return _destination.wrappedValue
      }
      set { _$observationRegistrar.set(0, &_destination.wrappedValue, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _destination.wrappedValue)
        defer { _$observationRegistrar.didModify(change, _destination.wrappedValue) }
        yield &_destination.wrappedValue
      }
    }
  }

  enum Action { case destination(ManualDestination.Action) }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

enum ManualDestination: Reducer, CaseReducer {
  enum State: CaseReducerState, ObservableState {
    typealias StateReducer = ManualDestination
    case counter(Counter.State)
    case alert(AlertState<Never>)

    struct AllCasePaths: Sendable {
      var counter: AnyCasePath<State, Counter.State> {
        AnyCasePath(embed: State.counter, extract: { if case .counter(let state) = $0 { state } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }

    var _$id: ObservableStateID {
      switch self {
      case .counter(let state): ObservableStateID(case: 0, of: state)
      case .alert(let state): ObservableStateID(case: 1, of: state)
      }
    }
    static func _isEphemeral(_ state: Self) -> Bool {
      if case .alert = state { true } else { false }
    }
  }

  enum Action: CasePathable {
    case counter(Counter.Action)
    case alert(Never)

    struct AllCasePaths: Sendable {
      var counter: AnyCasePath<Action, Counter.Action> {
        AnyCasePath(embed: Action.counter, extract: { if case .counter(let action) = $0 { action } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum CaseScope {
    case counter(StoreOf<Counter>)
    case alert(AlertState<Never>)
  }

  static var body: CaseReducers<State, Action> {
    CaseReducers(
      { if case .counter = $0 { 0 } else { nil } },
      [ReducerCase(state: \.counter, action: \.counter) { Counter() }]
    )
  }

  static func scope(_ store: StoreOf<ManualDestination>) -> CaseScope {
    switch store.state {
    case .counter(let state): .counter(store._caseStore(\.counter, action: \.counter, or: state))
    case .alert(let state): .alert(state)
    }
  }
}

@MainActor
@Suite struct HandWrittenFeatureTests {
  @Test func worksAsWithTheMacros() {
    let store = Store(initialState: ManualDestination.State.counter(Counter.State())) { ManualDestination.body }
    store.send(.counter(.increment))
    guard case .counter(let child) = ManualDestination.scope(store) else {
      Issue.record("The state is of another case.")
      return
    }
    #expect(child.count == 1)
    #expect(isEphemeral(ManualDestination.State.alert(AlertState { TextState("a") })))
    var state = ManualFeature.State()
    state.destination = .counter(Counter.State())
    #expect(state.destination?[case: \.counter]?.count == 0)
  }
}
