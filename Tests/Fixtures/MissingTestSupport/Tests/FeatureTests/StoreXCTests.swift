#if LINKED_TEST_SUPPORT
  import ComposableArchitecture
  import XCTest

  /// Two failures of a test store, which XCTest has to show in the lines of the calls.
  @MainActor
  final class StoreXCTests: XCTestCase {
    func testFails() async {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          state = action
          return .none
        }
      }
      await store.send(1) { $0 = 2 }  // expected here: A state change does not match expectation: …
      await store.receive(3)  // expected here: Expected to receive an action, but received none.
    }
  }
#endif
