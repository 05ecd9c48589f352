import ConcurrencyExtras
import Testing

@Suite struct LockIsolatedTests {
  @Test("Concurrent changes through withValue are not lost")
  func concurrentChanges() async {
    let counter = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask { for _ in 0..<10 { counter.withValue { $0 += 1 } } }
      }
    }
    #expect(counter.value == 1_000)
  }

  @Test("Values are set, read by member, returned and thrown out of")
  func access() {
    struct Stop: Error {}
    struct User { var name = "Blob" }
    let user = LockIsolated(User())
    #expect(user.name == "Blob")
    user.setValue(User(name: "Blob Jr."))
    #expect(user.value.name == "Blob Jr.")
    #expect(
      user.withValue {
        $0.name += "!"; return $0.name.count
      } == 9)
    #expect(throws: Stop.self) {
      try user.withValue {
        $0.name = "x"; throw Stop()
      }
    }
    #expect(user.name == "x")
  }

  @Test("A value that is not Sendable can be locked in and changed from another task")
  func nonSendable() async {
    final class Box { var count = 0 }
    let box = LockIsolated(Box())
    await Task.detached { box.withValue { $0.count += 1 } }.value
    #expect(box.withValue { $0.count } == 1)
  }
}
