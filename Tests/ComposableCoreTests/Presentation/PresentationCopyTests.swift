import CasePaths
import ComposableCore
import CounterpointTestSupport
import Testing

/// What is presented is changed where it is, however it is reached.
@Suite struct PresentationCopyTests {
  private struct Parent {
    @PresentationState var child: ProbeState?
    @PresentationState var destination: ProbePath?
  }

  private struct Nested {
    @PresentationState var parent: Parent?
  }

  private struct Stop: Error {}

  /// A parent whose property is written out, as a macro does it.
  private struct WrittenOut {
    private var storage: PresentationState<ProbePath>

    var destination: PresentationState<ProbePath> {
      get { storage }
      _modify { yield &storage }
    }

    init(_ destination: ProbePath?) {
      storage = PresentationState(wrappedValue: destination)
    }
  }

  @Test func theStateIsChangedInPlace() {
    var state = Parent(child: ProbeState())
    let counter = state.child!.probe.counter
    state.child?.probe.value += 1
    #expect(state.child?.probe.value == 1)
    #expect(counter.copyCount == 0)

    var presentation = state.$child
    state.child = nil
    presentation.wrappedValue?.probe.value += 1
    presentation.modify { $0?.probe.value += 1 }
    presentation.projectedValue.wrappedValue?.probe.value += 1
    #expect(presentation.wrappedValue?.probe.value == 4)
    #expect(counter.copyCount == 0)
  }

  @Test func levelsAreChangedInPlace() {
    var state = Nested(parent: Parent(child: ProbeState()))
    let counter = state.parent!.child!.probe.counter
    state.parent?.child?.probe.value += 1
    #expect(state.parent?.child?.probe.value == 1)
    #expect(counter.copyCount == 0)
  }

  @Test func casesAreChangedInPlace() {
    var state = WrittenOut(.probe(ProbeState()))
    let counter = state.destination[case: \.probe]!.probe.counter
    state.destination[case: \.probe]?.probe.value += 1
    state.destination[case: AnyCasePath(\.probe)]?.probe.value += 1
    state.destination.probe.wrappedValue?.probe.value += 1
    state.destination.wrappedValue?.modify(\.probe) { $0.probe.value += 1 }
    #expect(state.destination[case: \.probe]?.probe.value == 4)
    #expect(counter.copyCount == 0)
  }

  @Test func aCopyIsMadeOnceWhenItIsNeeded() {
    var state = Parent(child: ProbeState())
    let before = state
    let counter = state.child!.probe.counter
    state.child?.probe.value += 1
    state.child?.probe.value += 1
    #expect(before.child?.probe.value == 0)
    #expect(state.child?.probe.value == 2)
    #expect(counter.copyCount == 1)
  }

  @Test func aThrowingChangeLeavesThePresentationWhole() {
    func change(_ state: inout ProbeState) throws {
      state.probe.value += 1
      throw Stop()
    }
    var state = Parent(child: ProbeState(), destination: .probe(ProbeState()))
    #expect(throws: Stop.self) { try change(&state.child!) }
    #expect(throws: Stop.self) { try change(&state.$destination[case: \.probe]!) }
    #expect(throws: Stop.self) { try change(&state.$destination.probe.wrappedValue!) }
    #expect(state.child?.probe.value == 1)
    #expect(state.$destination[case: \.probe]?.probe.value == 2)
  }

  // A key path to a wrapper's projection reads and writes, which would leave two holders of the box.
  @Test func aKeyPathIsChangedInPlaceByTakingThePresentationOut() {
    var state = Parent(child: ProbeState(), destination: .probe(ProbeState()))
    let counter = state.child!.probe.counter
    PresentationState<ProbeState>.modify(&state, at: \.$child) { $0?.probe.value += 1 }
    #expect(state.child?.probe.value == 1)
    #expect(counter.copyCount == 0)

    let other = state.$destination[case: \.probe]!.probe.counter
    PresentationState<ProbeState>.modify(&state, at: \.$destination.probe) { $0?.probe.value += 1 }
    #expect(state.$destination[case: \.probe]?.probe.value == 1)
    #expect(other.copyCount == 0)

    #expect(throws: Stop.self) {
      try PresentationState<ProbeState>.modify(&state, at: \.$child) { child in
        child?.probe.value += 1
        throw Stop()
      }
    }
    #expect(state.child?.probe.value == 2)
    PresentationState<ProbeState>.modify(&state, at: \.$child) { $0 = nil }
    #expect(state.child == nil)
  }
}
