import CasePaths
import Clocks
import ComposableCore
import CounterpointTestSupport
import Dependencies
import IdentifiedCollections
import Observation
import Schedules
import Testing

/// A feature whose every action starts something long.
private struct Child: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var ticks = 0
  }

  enum Action: Hashable, Sendable {
    case tickLater
    case tick
    case tickNow
    case close
    case dismissLater
    case cancel
    case tickThrottled
  }

  let clock: TestClock<Duration>
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .tickLater:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
        .cancellable(id: "timer")
      case .tick:
        state.ticks += 1
        return .none
      case .tickNow:
        return .send(.tick)
      case .close:
        return .run { send in await send(.tick) }
      case .dismissLater:
        return .run { send in
          await send(.tick)
          await dismiss()
          await send(.tick)
        }
      case .cancel:
        return .cancel(id: "timer")
      case .tickThrottled:
        return .send(.tick).throttle(id: "throttle", for: .seconds(1), clock: clock, latest: true)
      }
    }
  }
}

private enum Screen: Equatable, CasePathable {
  case list
  case child(Child.State)
  case other(Child.State)

  struct AllCasePaths {
    var child: AnyCasePath<Screen, Child.State> {
      AnyCasePath(embed: { .child($0) }, extract: { if case .child(let state) = $0 { state } else { nil } })
    }
    var other: AnyCasePath<Screen, Child.State> {
      AnyCasePath(embed: { .other($0) }, extract: { if case .other(let state) = $0 { state } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// A parent with a child in every way in which there can be one.
private struct Household: Reducer {
  struct State: Equatable {
    var optional: Child.State?
    var screen = Screen.list
    var rows: IdentifiedArrayOf<Child.State> = []
    @PresentationState var sheet: Child.State?
    var path = StackState<Child.State>()
  }

  enum Action: CasePathable {
    case optional(Child.Action)
    case screen(Child.Action)
    case otherScreen(Child.Action)
    case rows(IdentifiedAction<Int, Child.Action>)
    case sheet(PresentationAction<Child.Action>)
    case path(StackAction<Child.State, Child.Action>)
    case change(@Sendable (inout State) -> Void)
    case cancelTimers

    struct AllCasePaths {
      var optional: AnyCasePath<Action, Child.Action> {
        AnyCasePath(embed: { .optional($0) }, extract: { if case .optional(let action) = $0 { action } else { nil } })
      }
      var screen: AnyCasePath<Action, Child.Action> {
        AnyCasePath(embed: { .screen($0) }, extract: { if case .screen(let action) = $0 { action } else { nil } })
      }
      var otherScreen: AnyCasePath<Action, Child.Action> {
        AnyCasePath(embed: { .otherScreen($0) }, extract: { if case .otherScreen(let action) = $0 { action } else { nil } })
      }
      var rows: AnyCasePath<Action, IdentifiedAction<Int, Child.Action>> {
        AnyCasePath(embed: { .rows($0) }, extract: { if case .rows(let action) = $0 { action } else { nil } })
      }
      var sheet: AnyCasePath<Action, PresentationAction<Child.Action>> {
        AnyCasePath(embed: { .sheet($0) }, extract: { if case .sheet(let action) = $0 { action } else { nil } })
      }
      var path: AnyCasePath<Action, StackAction<Child.State, Child.Action>> {
        AnyCasePath(embed: { .path($0) }, extract: { if case .path(let action) = $0 { action } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  let clock: TestClock<Duration>

  var body: some Reducer<State, Action> {
    CombineReducers {
      Reduce { state, action in
        switch action {
        case .change(let change):
          change(&state)
          return .none
        case .optional(.close):
          state.optional = nil
          return .none
        case .cancelTimers:
          return .cancel(id: "timer")
        default:
          return .none
        }
      }
      .ifLet(\.optional, action: \.optional) { Child(clock: clock) }
      Scope(state: \.screen, action: \.self) {
        EmptyReducer<Screen, Action>()
          .ifCaseLet(\.child, action: \.screen) { Child(clock: clock) }
          .ifCaseLet(\.other, action: \.otherScreen) { Child(clock: clock) }
      }
      EmptyReducer()
        .forEach(\.rows, action: \.rows) { Child(clock: clock) }
        .ifLet(\.$sheet, action: \.sheet) { Child(clock: clock) }
        .forEach(\.path, action: \.path) { Child(clock: clock) }
    }
  }
}

@MainActor
@Suite struct FeatureLifeTests {
  private let bench = Workbench(Household.State()) { Household(clock: $0) }
  private var store: Store<Household.State, Household.Action> { bench.store }

  private func change(_ change: @escaping @Sendable (inout Household.State) -> Void) {
    bench.send(.change(change))
  }

  // Every way to have a child: put it there, its timer, look at its ticks, take it away.
  private struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let put: @Sendable (inout Household.State) -> Void
    let action: @Sendable (Child.Action) -> Household.Action
    let ticks: @Sendable (Household.State) -> Int?
    let remove: @Sendable (inout Household.State) -> Void
  }

  private nonisolated static let ways: [Way] = [
    Way(
      testDescription: "optional",
      put: { $0.optional = Child.State() }, action: { .optional($0) }, ticks: { $0.optional?.ticks }, remove: { $0.optional = nil }
    ),
    Way(
      testDescription: "case",
      put: { $0.screen = .child(Child.State()) }, action: { .screen($0) },
      ticks: { if case .child(let child) = $0.screen { child.ticks } else { nil } }, remove: { $0.screen = .list }
    ),
    Way(
      testDescription: "case by another",
      put: { $0.screen = .child(Child.State()) }, action: { .screen($0) },
      ticks: { if case .child(let child) = $0.screen { child.ticks } else { nil } }, remove: { $0.screen = .other(Child.State()) }
    ),
    Way(
      testDescription: "row",
      put: { $0.rows = [Child.State(id: 1), Child.State(id: 2)] }, action: { .rows(.element(id: 2, action: $0)) },
      ticks: { $0.rows[id: 2]?.ticks },
      remove: { $0.rows.remove(id: 2) }
    ),
    Way(
      testDescription: "presented",
      put: { $0.sheet = Child.State() }, action: { .sheet(.presented($0)) }, ticks: { $0.sheet?.ticks }, remove: { $0.sheet = nil }
    ),
    Way(
      testDescription: "presented, replaced by another",
      put: { $0.sheet = Child.State() }, action: { .sheet(.presented($0)) }, ticks: { $0.sheet?.ticks },
      remove: { $0.sheet = Child.State(id: 9) }
    ),
    Way(
      testDescription: "element of a stack",
      put: { _ = $0.path.push(Child.State(), id: 0) }, action: { .path(.element(id: 0, action: $0)) }, ticks: { $0.path[id: 0]?.ticks },
      remove: { $0.path.pop(from: 0) }
    ),
  ]

  @Test(arguments: ways)
  private func effectsEndWhenTheStateGoes(_ way: Way) {
    change(way.put)
    bench.send(way.action(.tickLater))
    bench.advance(.seconds(2))
    #expect(way.ticks(store.state) == 2)
    #expect(bench.inFlight == 1)
    change(way.remove)
    #expect(bench.inFlight == 0)
    let after = store.state
    bench.advance(.seconds(5))
    #expect(store.state == after)
  }

  @Test("a row's effects go on when others are added, removed and moved")
  func rowsAreIndependent() {
    change { $0.rows = [Child.State(id: 1), Child.State(id: 2), Child.State(id: 3)] }
    for id in 1...3 { bench.send(.rows(.element(id: id, action: .tickLater))) }
    change { $0.rows.remove(id: 2) }
    change { $0.rows.insert(Child.State(id: 4), at: 0) }
    change { $0.rows.swapAt(0, 2) }
    bench.advance(.seconds(1))
    #expect(store.state.rows[id: 1]?.ticks == 1)
    #expect(store.state.rows[id: 3]?.ticks == 1)
    #expect(bench.inFlight == 2)
    change { $0.rows[id: 1]?.ticks = 100 }
    bench.advance(.seconds(1))
    #expect(store.state.rows[id: 1]?.ticks == 101)
  }

  @Test("an action that a child sends in the very action that removes it does not arrive")
  func removedInTheSameAction() {
    change { $0.optional = Child.State() }
    bench.send(.optional(.close))
    #expect(store.state.optional == nil)
    #expect(bench.inFlight == 0)
    #expect(bench.takeActions().count == 2)
  }

  @Test("an action that waits for its turn is dropped when its feature goes before")
  func droppedWhileWaiting() {
    change { $0.optional = Child.State() }
    _ = bench.takeActions()
    bench.schedule.step {
      // The second action is queued by the first one's observer, before the child's own `tick` gets its turn.
      withObservationTracking {
        _ = store.state
      } onChange: {
        MainActor.assumeIsolated { _ = store.send(.change { $0.optional = nil }) }
      }
      store.send(.optional(.tickNow))
    }
    #expect(store.state.optional == nil)
    #expect(bench.takeActions().count == 2)
  }

  @Test("AC-L2-2: cancelling an id in one feature leaves the same id in its siblings alone, and reaches its children")
  func idsBelongToFeatures() {
    change {
      $0.rows = [Child.State(id: 1), Child.State(id: 2)]
      $0.sheet = Child.State()
    }
    bench.send(.rows(.element(id: 1, action: .tickLater)))
    bench.send(.rows(.element(id: 2, action: .tickLater)))
    bench.send(.sheet(.presented(.tickLater)))
    bench.send(.rows(.element(id: 1, action: .cancel)))
    #expect(bench.inFlight == 2)
    bench.advance(.seconds(1))
    #expect(store.state.rows.map(\.ticks) == [0, 1])
    #expect(store.state.sheet?.ticks == 1)
    bench.send(.cancelTimers)
    #expect(bench.inFlight == 0)
  }

  @Test func aThrottledEffectWaitsInItsFeatureAndGoesWithIt() {
    change { $0.rows = [Child.State(id: 1), Child.State(id: 2)] }
    for _ in 0..<3 {
      bench.send(.rows(.element(id: 1, action: .tickThrottled)))
      bench.send(.rows(.element(id: 2, action: .tickThrottled)))
    }
    #expect(store.state.rows.map(\.ticks) == [1, 1])
    change { $0.rows.remove(id: 2) }
    bench.advance(.seconds(1))
    #expect(store.state.rows.map(\.ticks) == [2])
    #expect(bench.inFlight == 0)
  }

  @Test func dismissSendsTheActionThatTakesTheFeatureAway() {
    change { $0.sheet = Child.State() }
    _ = bench.takeActions()
    bench.send(.sheet(.presented(.dismissLater)))
    #expect(store.state.sheet == nil)
    #expect(
      bench.takeActions().map { "\($0)" }
        == ["sheet(.presented(.dismissLater))", "sheet(.presented(.tick))", "sheet(.dismiss)"].map(Self.text))

    change {
      _ = $0.path.push(Child.State(), id: 0)
      _ = $0.path.push(Child.State(), id: 1)
    }
    bench.send(.path(.element(id: 0, action: .dismissLater)))
    #expect(store.state.path.isEmpty)
  }

  private static func text(_ text: String) -> String {
    [
      "sheet(.presented(.dismissLater))": "\(Household.Action.sheet(.presented(.dismissLater)))",
      "sheet(.presented(.tick))": "\(Household.Action.sheet(.presented(.tick)))",
      "sheet(.dismiss)": "\(Household.Action.sheet(.dismiss))",
    ][text]!
  }

  @Test func dismissInAFeatureThatNobodyPresentedIsReported() {
    change { $0.optional = Child.State() }
    let reported = issues { bench.send(.optional(.dismissLater)) }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("in a feature that nobody presented") == true)
    #expect(store.state.optional?.ticks == 2)
  }

  @Test func actionsForAbsentFeaturesAreReportedWithActionAndCure() {
    let cases: [(Household.Action, String)] = [
      (.optional(.tick), "'ifLet' at"), (.screen(.tick), "'ifCaseLet' at"), (.sheet(.presented(.tick)), "'ifLet' at"),
      (.rows(.element(id: 7, action: .tick)), "the id 7"), (.path(.element(id: 7, action: .tick)), "the id #7"),
      (.path(.popFrom(id: 7)), "the id #7"),
    ]
    for (action, text) in cases {
      let reported = issues { bench.send(action) }
      #expect(reported.count == 1, "\(action)")
      #expect(reported.first?.contains(text) == true, "\(reported)")
      #expect(reported.first?.contains("Usually it was sent after") == true, "\(reported)")
    }
    #expect(issues { bench.send(.sheet(.dismiss)) }.isEmpty)
  }

  @Test func presentedFeaturesKnowThatTheyAre() {
    final class Seen: @unchecked Sendable { var values: [Bool] = [] }
    struct Leaf: Reducer {
      let seen: Seen
      @Dependency(\.isPresented) var isPresented
      func reduce(into state: inout Child.State, action: Child.Action) -> Effect<Child.Action> {
        seen.values.append(isPresented)
        return .none
      }
    }
    let seen = Seen()
    let store = Store(initialState: Household.State(optional: Child.State())) {
      Reduce<Household.State, Household.Action> { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Leaf(seen: seen) }
      .ifLet(\.$sheet, action: \.sheet) { Leaf(seen: seen) }
    }
    store.send(.change { $0.sheet = Child.State() })
    store.send(.optional(.tick))
    store.send(.sheet(.presented(.tick)))
    #expect(seen.values == [false, true])
  }
}
