import CasePaths
import ComposableCore
import CounterpointTestSupport
import IdentifiedCollections
import Observation
import SwiftNavigation
import Testing

private struct Screen: Reducer {
  struct State: ObservableState, Equatable {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _title = ""
    var title: String {
      get {
        _$observationRegistrar.access(0)
        return _title
      }
      set { _$observationRegistrar.set(0, &_title, to: newValue) }
    }

    private var _child: ChildState? = ChildState()
    var child: ChildState? {
      get {
        _$observationRegistrar.access(1)
        return _child
      }
      set { _$observationRegistrar.set(1, &_child, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(1, _child)
        defer { _$observationRegistrar.didModify(change, _child) }
        yield &_child
      }
    }

    private var _rows: IdentifiedArrayOf<ChildState> = []
    var rows: IdentifiedArrayOf<ChildState> {
      get {
        _$observationRegistrar.access(2)
        return _rows
      }
      set { _$observationRegistrar.set(2, &_rows, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(2, _rows)
        defer { _$observationRegistrar.didModify(change, _rows) }
        yield &_rows
      }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.title, stored: \._title)
      fields.add(1, \.child, stored: \._child)
      fields.add(2, \.rows, stored: \._rows)
    }
  }

  enum Action: CasePathable, BindableAction {
    case child(Int)
    case rows(IdentifiedAction<Int, Int>)
    case change((inout State) -> Void)
    case binding(BindingAction<State>)

    struct AllCasePaths {
      var child: AnyCasePath<Action, Int> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
      var rows: AnyCasePath<Action, IdentifiedAction<Int, Int>> {
        AnyCasePath(embed: { .rows($0) }, extract: { if case .rows(let action) = $0 { action } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var isBindable = true

  private var counting: Reduce<ChildState, Int> {
    Reduce { state, number in
      for _ in 0..<number { state.count += 1 }
      return .none
    }
  }

  var body: some ReducerOf<Self> {
    if isBindable { BindingReducer() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.child, action: \.child) { counting }
    .forEach(\.rows, action: \.rows) { counting }
  }
}

private func row(_ id: Int) -> ChildState {
  var state = ChildState()
  state.id = id
  return state
}

@MainActor
@Suite struct StoreObservationTests {
  private let store = Store(initialState: Screen.State()) { Screen() }

  private func observer(_ look: @escaping @MainActor (Store<Screen.State, Screen.Action>) -> Void) -> Observer {
    Observer { [store] in MainActor.assumeIsolated { look(store) } }
  }

  @Test func observersOfOtherFieldsAreNotTold() {
    let title = observer { _ = $0.title }
    let child = observer { _ = $0.child }
    let count = observer { _ = $0.scope(state: \.child, action: \.child)?.count }
    store.send(.child(3))
    #expect(title.timesTold == 0)
    #expect(child.timesTold == 0)
    #expect(count.timesTold == 1)
    store.send(.change { $0.title = "Hello" })
    #expect(title.timesTold == 1)
    #expect(child.timesTold == 0)
  }

  @Test func anObserverIsToldOnceAndSeesTheWholeChange() {
    var seen: [String] = []
    func track() {
      withObservationTracking {
        _ = (store.title, store.scope(state: \.child, action: \.child)?.count)
      } onChange: { [store] in
        MainActor.assumeIsolated { seen.append("\(store.title) \(store.child?.count ?? -1)") }
      }
    }
    track()
    store.send(
      .change { state in
        state.title = "a"
        state.child?.count = 1
        state.title = "b"
        state.child?.count = 2
      })
    #expect(seen == ["b 2"])
  }

  @Test func observersAreToldUnderTheTransactionOfTheAction() {
    var seen: [Animation?] = []
    withObservationTracking {
      _ = store.title
    } onChange: {
      MainActor.assumeIsolated { seen.append(UITransaction.current.animation) }
    }
    store.send(.change { $0.title = "a" }, animation: .easeIn)
    #expect(seen == [.easeIn])
  }

  @Test func aChildThatIsReplacedTellsTheObserversOfBoth() throws {
    let child = try #require(store.scope(state: \.child, action: \.child))
    let count = Observer { MainActor.assumeIsolated { _ = child.count } }
    let present = observer { _ = $0.child }
    store.send(.change { $0.child = ChildState() })
    #expect(count.timesTold == 1)
    #expect(present.timesTold == 1)
    present.lookAgain()
    store.send(.change { $0.child = nil })
    #expect(present.timesTold == 2)
  }

  @Test func aWholeStateThatIsReplacedTellsItsObservers() {
    store.send(.change { $0.title = "before" })
    let title = observer { _ = $0.title }
    let count = observer { _ = $0.scope(state: \.child, action: \.child)?.count }
    store.send(.change { $0 = Screen.State() })
    #expect(title.timesTold == 1)
    #expect(count.timesTold == 1)
    title.lookAgain()
    store.send(.change { $0.title = "after" })
    #expect(title.timesTold == 2)
  }

  @Test func aRowTellsItsOwnObserversOnly() {
    store.send(.change { $0.rows = [row(1), row(2)] })
    let rows = store.scope(state: \.rows, action: \.rows)
    let list = observer { _ = $0.scope(state: \.rows, action: \.rows) }
    let first = Observer { MainActor.assumeIsolated { _ = rows[0].count } }
    let second = Observer { MainActor.assumeIsolated { _ = rows[1].count } }
    rows[0].send(1)
    #expect([list.timesTold, first.timesTold, second.timesTold] == [0, 1, 0])
    store.send(.change { $0.rows.append(row(3)) })
    #expect(list.timesTold == 1)
  }

  @Test func aWriteThroughTheStoreSendsTheBindingAction() {
    store.title = "Hello"
    #expect(store.title == "Hello")
  }

  @Test func aWriteThatNoBindingReducerTakesIsReported() {
    let store = Store(initialState: Screen.State()) { Screen(isBindable: false) }
    let reported = issues { store.title = "Hello" }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("BindingReducer") == true)
    #expect(store.title == "")
  }

  @Test func readingTheStoreInItsOwnReducerStopsTheProcessAndSaysWhy() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        nonisolated(unsafe) var read: () -> Void = {}
        let store = Store(initialState: 0) {
          Reduce<Int, String> { _, _ in
            read()
            return .none
          }
        }
        read = { MainActor.assumeIsolated { _ = store.state } }
        store.send("tapped")
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("was read while its own reducer processes 'tapped'"))
  }
}
