import ConcurrencyExtras
import CustomDump
import Testing

@Suite struct AnyHashableSendableTests {
  private enum CancelID { case timer, search }

  @Test("Equality and hashing are those of AnyHashable")
  func equality() {
    #expect(AnyHashableSendable(CancelID.timer) == AnyHashableSendable(CancelID.timer))
    #expect(AnyHashableSendable(CancelID.timer) != AnyHashableSendable(CancelID.search))
    #expect(AnyHashableSendable(1) != AnyHashableSendable("1"))
    let bridged: [any Hashable & Sendable] = [1, Int8(1), UInt(1), 1.0, Float(1)]
    for value in bridged {
      #expect(AnyHashableSendable(value) == 1)
      #expect(AnyHashableSendable(value).hashValue == AnyHashableSendable(1).hashValue)
    }
    let set: Set<AnyHashableSendable> = [1, AnyHashableSendable(1.0), "a", AnyHashableSendable(CancelID.timer), true]
    #expect(set.count == 4)
  }

  @Test("The base keeps its type, and an erased value is not erased twice")
  func base() {
    #expect(AnyHashableSendable(Int8(3)).base is Int8)
    #expect(AnyHashableSendable(CancelID.search).base as? CancelID == .search)
    let once = AnyHashableSendable("a")
    let twice = AnyHashableSendable(once)
    #expect(twice == once)
    #expect(twice.base is String)
    let existential: any Hashable & Sendable = once
    #expect(AnyHashableSendable(existential).base is String)
  }

  @Test("It is written as a literal and described as its base")
  func literals() {
    let values: [AnyHashableSendable] = [true, 1, 1.5, "a"]
    #expect(values[0].base is Bool && values[1].base is Int && values[2].base is Double && values[3].base is String)
    #expect(values.map(\.description) == ["true", "1", "1.5", "a"])
    #expect(values[3].debugDescription == #"AnyHashableSendable("a")"#)
    struct Point: Hashable { var x = 1 }
    #expect(AnyHashableSendable(Point()).customMirror.children.first?.label == "x")
    #expect(String(customDumping: AnyHashableSendable(Point())).contains("x: 1"))
  }

  @Test("It travels between tasks")
  func sendable() async {
    let id = AnyHashableSendable(CancelID.timer)
    #expect(await Task.detached { id.base as? CancelID == .timer }.value)
  }
}
