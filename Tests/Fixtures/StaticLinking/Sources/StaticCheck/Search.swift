import ComposableArchitecture

/// A search whose answer comes through a detached task and the main actor, after a second; an early answer may come last.
struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var answer = ""
  }

  enum Action: Equatable {
    case queryChanged(String)
    case answered(String)
  }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .run(name: "search") { send in
          try await clock.sleep(for: .seconds(1))
          let answer = await Task.detached { await asked(query) }.value
          await send(.answered(answer))
        }
      case .answered(let answer):
        state.answer = answer
        return .none
      }
    }
  }
}

@MainActor
private func asked(_ query: String) -> String { query }
