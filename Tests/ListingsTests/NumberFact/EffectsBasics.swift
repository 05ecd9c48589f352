import ComposableArchitecture
import Foundation

struct EffectsBasics: ReducerProtocol {
  struct State: Equatable {
    var count = 0
    var isNumberFactRequestInFlight = false
    var isOffline = false
    var numberFact: String?
  }

  enum Action: Equatable {
    case incrementButtonTapped
    case numberFactButtonTapped
    case numberFactResponse(TaskResult<String>)
  }

  @Dependency(\.fact) var fact

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        state.numberFact = nil
        return .none

      case .numberFactButtonTapped:
        state.isNumberFactRequestInFlight = true
        state.numberFact = nil
        return .task { [count = state.count] in
          await .numberFactResponse(
            TaskResult { try await self.fact.fetchAsync(count) }
          )
        }

      case let .numberFactResponse(.success(response)):
        state.isNumberFactRequestInFlight = false
        state.numberFact = response
        return .none

      case let .numberFactResponse(.failure(error as URLError)):
        state.isOffline = error.code == .notConnectedToInternet
        state.isNumberFactRequestInFlight = false
        return .none

      case .numberFactResponse(.failure):
        state.isNumberFactRequestInFlight = false
        return .none
      }
    }
  }
}

/// The same with the two shapes that the episode passes through before the last one, and without an effect.
enum EffectsBasicsShape: CaseIterable {
  case doCatch
  case awaitedResult
  case result
  case forgottenEffect

  func effect(_ fact: FactClient, _ count: Int) -> Effect<EffectsBasics.Action> {
    switch self {
    case .doCatch:
      return .task {
        do {
          return .numberFactResponse(
            .success(try await fact.fetchAsync(count))
          )
        } catch {
          return .numberFactResponse(.failure(error))
        }
      }
    case .awaitedResult:
      return .task { [count] in
        await .numberFactResponse(
          TaskResult { try await fact.fetchAsync(count) }
        )
      }
    case .result:
      return .task {
        .numberFactResponse(
          await TaskResult { try await fact.fetchAsync(count) }
        )
      }
    case .forgottenEffect:
      return .none
    }
  }
}
