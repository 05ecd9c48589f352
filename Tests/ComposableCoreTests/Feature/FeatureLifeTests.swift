import CasePaths
import Clocks
import ComposableCore
import CounterpointTestSupport
import Dependencies
import IdentifiedCollections
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
private struct Parent: Reducer {
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
