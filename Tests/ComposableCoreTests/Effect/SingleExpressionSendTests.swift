import ComposableCore
import ConcurrencyExtras
import SwiftNavigation
import Testing

// In a closure that is one expression the compiler chooses between the two forms of `send` by the function around it. A reducer is synchronous, so that it takes the form of the
// main actor, with an `await` in front; see `DeliveryQueue`. Whatever it takes, the same has to happen in the same order.

private struct Letters: Reducer {
  enum Action: Sendable { case start, append(String), stop }
  struct Failure: Error {}

  var body: some Reducer<String, Action> {
    Reduce { state, action in
      switch action {
      case .append(let letter):
        state += letter
        return .none
      case .stop:
        return .cancel(id: "late")
      case .start:
        return .concatenate(
          .run { send in await send(.append("a")) },
          .run { await $0(.append("b")) },
          .run { send in await send(.append("c"), animation: .default) },
          .run { send in await withTaskGroup(of: Void.self) { group in group.addTask { await send(.append("d")) } } },
          .run { send in await withTaskCancellation(id: 1) { await send(.append("e")) } },
          .run(operation: { _ in throw Failure() }, catch: { _, send in await send(.append("f")) }),
          .run { send in
            await Task { await send(.append("g")) }.value
            await send(.append("h"))
          },
          .run { send in await send(.stop) },
          .run { send in await send(.append("j")) }.cancellable(id: "late"),
          .run { send in await send(.append("i")) }
        )
        .merge(with: .run { _ in try await Task.never() }.cancellable(id: "late"))
      }
    }
  }
}

private actor Room {
  func run() async -> String {
    let store = IsolatedStore(initialState: "") { Letters() }
    await store.send(.start).finish()
    return store.state
  }
}

@Suite(.timeLimit(.minutes(15))) struct SingleExpressionSendTests {
  private let expected = "abcdefghji"

  @MainActor
  @Test func onTheMainActor() async {
    let store = Store(initialState: "") { Letters() }
    await store.send(.start).finish()
    #expect(store.state == expected)
  }

  @Test func onAnotherActor() async {
    #expect(await Room().run() == expected)
  }

  @Test func manyOnOtherActors() async {
    let results = await withTaskGroup { group in
      for _ in 0..<20 { group.addTask { await Room().run() } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(results == [expected])
  }
}
