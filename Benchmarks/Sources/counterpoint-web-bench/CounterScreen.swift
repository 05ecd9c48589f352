import ComposableArchitecture
import CounterpointUI

/// A number and a button: the least that an update can be.
struct CounterScreen: View {
  @State private var store = Store(initialState: Counter.State()) { Counter() }

  var body: some View {
    VStack {
      Text("\(store.count)").accessibilityIdentifier("count")
      Button("Count") { store.send(.countTapped) }.accessibilityIdentifier("button")
    }
  }
}

struct Counter: Reducer {
  struct State { var count = 0 }
  enum Action { case countTapped }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
