import SwiftNavigation
import Testing

@Suite struct ButtonStateTests {
  @Test func equalityLeavesTheIdentityOut() {
    let a = ButtonState(role: .cancel, action: 1) { TextState("A") }
    let b = ButtonState(role: .cancel, action: 1) { TextState("A") }
    #expect(a == b && a.id != b.id && Set([a, b]).count == 1)
    #expect(a != ButtonState(action: 1) { TextState("A") })
    #expect(a != ButtonState(role: .cancel, action: 2) { TextState("A") })
    #expect(a != ButtonState(role: .cancel, action: .send(1, animation: nil)) { TextState("A") })
  }

  @Test func performsUnderItsAnimation() {
    let plain = ButtonState(action: 1) { TextState("A") }
    let animated = ButtonState(action: .send(2, animation: .linear)) { TextState("B") }
    let still = ButtonState<Int>(action: .send(nil, animation: nil)) { TextState("C") }
    var seen: [Int?] = []
    var animations: [Animation?] = []
    withAnimation(.easeOut) {
      for button in [plain, animated, still] {
        button.withAction { action in
          seen.append(action)
          animations.append(UITransaction.current.animation)
        }
      }
    }
    #expect(seen == [1, 2, nil])
    #expect(animations == [.easeOut, .linear, nil])
  }

  @Test @MainActor func performsAsynchronouslyOnTheCallersActor() async {
    let button = ButtonState(action: .send(2, animation: .linear)) { TextState("B") }
    var animations: [Animation?] = []
    await button.withAction { action in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      animations.append(action == 2 ? UITransaction.current.animation : nil)
      animations.append(await Task { UITransaction.current.animation }.value)
    }
    #expect(animations == [.linear, .linear])
    #expect(UITransaction.current.animation == nil)
  }

  @Test func mapsTheSend() {
    let send = ButtonStateAction.send(1, animation: .easeIn).map { $0.map(String.init) }
    #expect(send == .send("1", animation: .easeIn))
    #expect(ButtonStateAction<Int>.send(nil).map { _ in "x" } == .send("x"))
  }
}
