import ComposableCore
import ConcurrencyExtras
import CounterpointTestSupport
import Foundation
import Testing

private struct Tally: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case increment, incrementLater, wait }

  let ended: @Sendable () -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .incrementLater:
        return .run { send in await send(.increment) }
      case .wait:
        return .run { [ended] _ in
          try? await Task.never()
          ended()
        }
      }
    }
  }
}

/// Runs `body` on a thread of its own.
private func onNewThread<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: body()) }.start()
  }
}

private func make(ended: @escaping @Sendable () -> Void = {}) -> UncheckedStore<Tally.State, Tally.Action> {
  Store.unchecked(initialState: Tally.State()) { Tally(ended: ended) }
}

@Suite(.timeLimit(.minutes(15))) struct UncheckedStoreTests {
  @Test("AC-L3-1: a store that 'Store.unchecked' makes is used on its thread without a warning")
  func onItsThread() async {
    let (states, reported) = await onNewThread {
      var states: [Int] = []
      let reported = issues {
        let store = make()
        store.send(.increment)
        states.append(store.state.count)
        store.send(.incrementLater)
        while store.withState({ $0.count }) < 2 { store.processActions() }
        store.send(.incrementLater)
        while store.withState({ $0.count }) < 3 { store.processActions() }
        states.append(store.state.count)
      }
      return (states, reported)
    }
    #expect(states == [1, 3])
    #expect(reported == [])
  }

  @Test("AC-L3-1: a use on another thread than the store's own is reported with the text that says so")
  func elsewhere() async {
    // The thread has ended when the store comes out of it, and nothing but this test holds it.
    nonisolated(unsafe) var store: UncheckedStore<Tally.State, Tally.Action>?
    let owner = DispatchSemaphore(value: 0)
    let made = DispatchSemaphore(value: 0)
    Thread {
      store = make()
      made.signal()
      // Its address is nobody else's as long as the thread is there.
      owner.wait()
    }.start()
    made.wait()
    defer { owner.signal() }
    let reported = issues { store?.send(.increment) }
    #expect(reported.count == 1)
    for text in [
      "A store initialized on a non-main thread. ",
      "'send' of Store<Tally.State, Tally.Action> was used on another.",
      """
      If a store is intended to be used on a background thread, create it via “Store.unchecked” to opt out of the main thread checker. The “Store” class is not thread-safe, \
      and so all interactions with an instance of “Store” (including all of its scopes and derived view stores) must be done on the same thread.
      """,
    ] { #expect(reported.first?.contains(text) == true, "\(text) is not in \(reported)") }
    #expect(issues { _ = store?.state }.count == 1)
    #expect(issues { store?.processActions() }.count == 1)
  }

  @Test func releasingTheStoreCancelsItsEffects() async {
    await confirmation { ended in
      await withCheckedContinuation { continuation in
        Thread {
          let store = make {
            ended()
            continuation.resume()
          }
          store.send(.wait)
        }.start()
      }
    }
  }
}
