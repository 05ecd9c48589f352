import ComposableArchitecture
import CounterFeature
import CounterpointUI
import CounterpointWeb

@main
struct CounterApp: App {
  var body: some Scene {
    WindowGroup("Counter") {
      CounterView(store: Store(initialState: Counter.State()) { Counter() })
    }
  }
}
