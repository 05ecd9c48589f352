import CasePaths
import ComposableCore
import Dependencies

/// The listing of the number fact, as the seed has it today: a dependency in place of the environment, and `run` in place of `task`.
struct EffectsBasics: Reducer {
  struct State: Equatable {
    var count = 0
    var isNumberFactRequestInFlight = false
    var numberFact: String?
  }

  @CasePathable
  enum Action: Equatable {
    case incrementButtonTapped
    case numberFactButtonTapped
    case numberFactResponse(TaskResult<String>)
  }

  /// What section 9:43 of the seed does on purpose.
  var isForgetful = false

  @Dependency(\.fact) var fact

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .numberFactButtonTapped:
        state.numberFact = nil
        state.isNumberFactRequestInFlight = true
        guard !isForgetful else { return .none }
        return .run(name: "number fact") { [count = state.count] send in
          await send(.numberFactResponse(TaskResult { try await fact.fetchAsync(count) }))
        }
      case .numberFactResponse(.success(let fact)):
        state.isNumberFactRequestInFlight = false
        state.numberFact = fact
        return .none
      case .numberFactResponse(.failure):
        state.isNumberFactRequestInFlight = false
        return .none
      }
    }
  }
}

struct FactClient: Sendable {
  var fetchAsync: @Sendable (Int) async throws -> String

  struct Failure: Error, Equatable {}
}

extension FactClient: DependencyKey {
  static let liveValue = FactClient { _ in throw Failure() }
  static let testValue = FactClient { "\($0) is a good number Brent" }
}

extension DependencyValues {
  var fact: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}
