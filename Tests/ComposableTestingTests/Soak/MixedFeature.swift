import CasePaths
import Clocks
import ComposableCore
import Dependencies

/// Everything at once that effects can do: a timer, a stream, work on the main actor, on an actor and detached, merging, order, cancellation and debouncing.
struct MixedFeature: Reducer {
  struct State: Equatable {
    var log: [String] = []
  }

  @CasePathable
  enum Action: Equatable {
    case start
    case queryChanged(String)
    case stop
    case happened(String)
  }

  private enum CancelID { case timer, query }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .start:
        return .merge([timer, stream, mainActor, group, sequence])
      case .queryChanged(let query):
        return .run { send in await send(.happened("query \(query)")) }
          .debounce(id: CancelID.query, for: .milliseconds(300), clock: clock)
      case .stop:
        return .cancel(id: CancelID.timer)
      case .happened(let what):
        state.log.append(what)
        return .none
      }
    }
  }

  private var timer: Effect<Action> {
    .run(name: "timer") { send in
      for await _ in clock.timer(interval: .seconds(1)) { await send(.happened("tick")) }
    }
    .cancellable(id: CancelID.timer)
  }

  private var stream: Effect<Action> {
    .run(name: "stream") { send in
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      let producer = Task.detached {
        for number in 1...3 {
          await Task.yield()
          continuation.yield(number)
        }
        continuation.finish()
      }
      for await number in stream { await send(.happened("stream \(number)")) }
      await producer.value
    }
  }

  private var mainActor: Effect<Action> {
    .run(name: "main actor") { send in
      let text = await Task { @MainActor in "main" }.value
      await send(.happened(text))
    }
  }

  private var group: Effect<Action> {
    .run(name: "group") { send in
      let counter = Counter()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask {
            await Task.yield()
            await counter.increment()
          }
        }
      }
      await send(.happened("group \(await counter.value)"))
    }
  }

  private var sequence: Effect<Action> {
    .concatenate(
      .run { send in
        try await clock.sleep(for: .milliseconds(500))
        await send(.happened("first"))
      },
      .run { send in await send(.happened("second")) }
    )
  }

  private actor Counter {
    var value = 0
    func increment() { value += 1 }
  }
}
