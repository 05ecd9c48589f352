import CasePaths
import ComposableCore

/// A search whose answers take as long as their query is short, so that an early one may come last.
struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var results = ""
    /// The query that the results are for.
    var resultsQuery = ""
  }

  @CasePathable
  enum Action: Equatable {
    case queryChanged(String)
    case response(query: String, results: String)
  }

  enum CancelID { case search }

  /// Whether a new query cancels the search for the one before, which is what the bug forgets.
  var cancelsInFlight: Bool

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        state.results = ""
        state.resultsQuery = ""
        let search = Effect<Action>.run(name: "search \(query)") { send in
          for _ in 0..<max(4 - query.count, 1) { await Task.yield() }
          await send(.response(query: query, results: "results for \(query)"))
        }
        return cancelsInFlight ? search.cancellable(id: CancelID.search, cancelInFlight: true) : search
      case .response(let query, let results):
        state.resultsQuery = query
        state.results = results
        return .none
      }
    }
  }
}
