import CasePaths
import Clocks
import ComposableCore
import Dependencies

/// Counts the ticks of a timer until it is stopped, and pauses while an alert is open.
struct Stopwatch: Reducer {
  struct State: Equatable {
    var seconds = 0
    var isAlertOpen = false
  }

  @CasePathable
  enum Action: Equatable {
    case task
    case timerTicked
    case alertButtonTapped
    case stopButtonTapped
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run(name: "timer") { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
        }
        .cancellable(id: CancelID.timer)
      case .timerTicked:
        if !state.isAlertOpen { state.seconds += 1 }
        return .none
      case .alertButtonTapped:
        state.isAlertOpen.toggle()
        return .none
      case .stopButtonTapped:
        return .cancel(id: CancelID.timer)
      }
    }
  }
}
