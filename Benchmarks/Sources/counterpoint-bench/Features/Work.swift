import ComposableArchitecture

/// A feature with many effects at once.
struct Work: Reducer {
  struct State {
    var finished = 0
  }

  enum Action: Sendable {
    /// Starts as many effects, each of which sends `finished`.
    case merge(Int)
    /// Starts an effect that ends only when it is cancelled.
    case wait(Int)
    case cancel(Int)
    case finished
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .merge(let count):
      return .merge((0..<count).map { _ in .run { send in await send(.finished) } })
    case .wait(let id):
      return .run { _ in try await Task.never() }.cancellable(id: id)
    case .cancel(let id):
      return .cancel(id: id)
    case .finished:
      state.finished += 1
      return .none
    }
  }
}
