import ComposableCore
import ComposableTesting

// What does not compile, and has to say what to do about it. scripts/test-fixtures reads the errors; each is expected in the line that says so.

struct Opaque {
  var run: () -> Void = {}
}

enum Action {
  case tapped
  case response(() -> Void)
}

@MainActor
func stateIsNotEquatable() {
  _ = TestStore(initialState: Opaque()) { EmptyReducer<Opaque, Action>() }  // error: The state is not Equatable. Make it so, or pass
}

@MainActor
func actionIsNotEquatable(_ store: TestStore<Int, Action>) async {
  await store.receive(.tapped)  // error: The action is not Equatable. Make it so, or receive it by its case
}
