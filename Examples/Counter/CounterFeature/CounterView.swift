import ComposableArchitecture

#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

/// Shows a ``Counter``.
public struct CounterView: View {
  @Bindable private var store: StoreOf<Counter>

  /// Makes the view.
  public init(store: StoreOf<Counter>) {
    self.store = store
  }

  public var body: some View {
    VStack(spacing: 20) {
      Text(greeting).font(.headline).foregroundStyle(.secondary)
      HStack(spacing: 20) {
        Button("−") { store.send(.decrementButtonTapped) }
        Text("\(store.count)").font(.largeTitle)
        Button("+") { store.send(.incrementButtonTapped) }
      }
      Button("Tell me about it") { store.send(.factButtonTapped) }
      if let fact = store.fact {
        Text(fact)
      } else {
        Text(store.isLoadingFact ? "Looking it up…" : "There is a fact about every number.").foregroundStyle(.secondary)
      }
      TextField("Your name", text: $store.name.sending(\.nameChanged))
    }
  }

  private var greeting: String {
    store.name.isEmpty ? "Hello" : "Hello, \(store.name)"
  }
}

#Preview("Counter") {
  CounterView(store: Store(initialState: Counter.State()) { Counter() })
}

#Preview("Prime number") {
  CounterView(store: Store(initialState: Counter.State(count: 97)) { Counter() })
}
