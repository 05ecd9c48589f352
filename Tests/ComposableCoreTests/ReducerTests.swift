import ComposableCore
import Testing

@MainActor
@Suite struct ReducerTests {
  struct Parts: Reducer {
    let evaluations: Counter

    final class Counter {
      var count = 0
    }

    var body: some Reducer<[String], String> {
      let _ = evaluations.count += 1
      Reduce { state, action in
        state.append("first \(action)")
        return .none
      }
      EmptyReducer()
      Reduce { state, action in
        state.append("second \(action)")
        return action == "a" ? .send("b") : .none
      }
    }
  }

  @Test func theReducersOfABodyRunInOrder() {
    let store = Store(initialState: [String]()) { Parts(evaluations: Parts.Counter()) }
    store.send("a")
    #expect(store.state == ["first a", "second a", "first b", "second b"])
  }

  @Test func aStoreEvaluatesABodyOnce() {
    let counter = Parts.Counter()
    let store = Store(initialState: [String]()) { Parts(evaluations: counter) }
    for _ in 0..<10 { store.send("c") }
    #expect(counter.count == 1)
  }

  @Test func aReducerCanBeRunByHand() {
    var state: [String] = []
    _ = Parts(evaluations: Parts.Counter()).reduce(into: &state, action: "x")
    #expect(state == ["first x", "second x"])
  }

  @Test func theEffectsOfASequenceAllStart() {
    let store = Store(initialState: [Int]()) {
      Reduce { state, action in
        state.append(action)
        return action == 0 ? .send(1) : .none
      }
      Reduce { _, action in
        action == 0 ? .send(2) : .none
      }
      Reduce { _, action in
        action == 0 ? .send(3).merge(with: .send(4)) : .none
      }
    }
    store.send(0)
    #expect(store.state == [0, 1, 2, 3, 4])
  }
}
