import CasePaths
import ComposableCore
import CounterpointTestSupport
import Testing

/// Elements are changed where they are, however they are reached and wherever they are on the stack.
@Suite struct StackStateCopyTests {
  private func stack() -> (path: StackState<ProbePath>, counters: [CopyProbe<Int>.Counter]) {
    let states = (0..<5).map { _ in ProbeState() }
    return (StackState(states.map(ProbePath.probe)), states.map(\.probe.counter))
  }

  @Test(arguments: [0, 2, 4]) func elementsAreChangedInPlace(_ position: Int) {
    var (path, counters) = stack()
    let id = Array(path.ids)[position]
    path[id: id, case: \.probe]?.probe.value += 1
    path[id: id, case: AnyCasePath(\.probe)]?.probe.value += 1
    path[id: id]?.modify(\.probe) { $0.probe.value += 1 }
    path[position].modify(\.probe) { $0.probe.value += 1 }
    let found = path.modify(id: id) { element -> Bool in
      element.modify(\.probe) { $0.probe.value += 1 }
      return true
    }
    #expect(found == true)
    #expect(path[id: id, case: \.probe]?.probe.value == 5)
    #expect(counters.map(\.copyCount) == [0, 0, 0, 0, 0])
    #expect(Array(path.ids) == [0, 1, 2, 3, 4])
  }

  @Test func pushingAndPoppingCopiesNothing() {
    var (path, counters) = stack()
    path.append(.other(1))
    path.pop(to: 4)
    path.pop(from: 3)
    path[id: 0, case: \.probe]?.probe.value += 1
    path.insert(.other(2), at: 1)
    path[id: 1, case: \.probe]?.probe.value += 1
    path.components.removeLast()
    path[id: 1, case: \.probe]?.probe.value += 1
    #expect(path.count == 3)
    #expect(counters.map(\.copyCount) == [0, 0, 0, 0, 0])
  }

  @Test func aCopyOfTheStackIsIndependent() {
    var (path, counters) = stack()
    let before = path
    path[id: 2, case: \.probe]?.probe.value += 1
    path[id: 2, case: \.probe]?.probe.value += 1
    #expect(before[id: 2, case: \.probe]?.probe.value == 0)
    #expect(counters.map(\.copyCount) == [0, 0, 1, 0, 0])
  }

  @Test func anAbsentElementIsNotModified() {
    var (path, _) = stack()
    let before = path
    #expect(path.modify(id: 99) { _ in true } == nil)
    #expect(path == before)
  }

  @Test func anElementIsPushedOnlyUnderAFreeId() {
    var path = StackState<Int>()
    let pushed = [path.push(1, id: 8), path.push(2, id: 8), path.push(3, id: 9)]
    #expect(pushed == [true, false, true])
    #expect(Array(path) == [1, 3])
    #expect(Array(path.ids) == [8, 9])
  }
}
