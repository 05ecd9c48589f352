import ComposableArchitecture
import Testing

@MainActor
@Suite struct BodyTests {
  private func run(_ composition: Composition) -> [String] {
    let store = Store(initialState: [String]()) { composition }
    store.send(.run)
    return store.state
  }

  @Test func aConditionAddsOrLeavesOut() {
    #expect(run(Composition()) == ["available"])
    #expect(run(Composition(hasIntroduction: true)) == ["introduction", "available"])
  }

  @Test func eachBranchOfASwitch() {
    #expect(run(Composition(mode: .short)) == ["short", "available"])
    #expect(run(Composition(mode: .long)) == ["long", "longer", "available"])
  }

  @Test func aLoopRepeatsInOrder() {
    #expect(run(Composition(repetitions: 3)) == ["repetition 0", "repetition 1", "repetition 2", "available"])
  }

  @Test func anOptionalReducerRunsIfItIsThere() {
    #expect(run(Composition(encore: Note("encore"))) == ["available", "encore"])
  }

  @Test func aBodyIsBuiltOnceAndSoAreItsConditions() {
    let isNight = LockIsolated(false)
    let builds = LockIsolated(0)
    let store = Store(initialState: [String]()) {
      Composition(hasIntroduction: isNight.value) { builds.withValue { $0 += 1 } }
    }
    isNight.setValue(true)
    store.send(.run)
    store.send(.run)
    #expect(store.state == ["available", "available"])
    #expect(builds.value == 1)
  }

  @Test func aConditionInABodyIsDecidedOnce() {
    let isNight = LockIsolated(true)
    let store = Store(initialState: [String]()) { NightOnly(isNight: isNight) }
    store.send(.run)
    isNight.setValue(false)
    store.send(.run)
    #expect(store.state == ["night", "night"])
  }

  private struct NightOnly: Reducer {
    let isNight: LockIsolated<Bool>

    var body: some Reducer<Note.State, Note.Action> {
      if isNight.value {
        Note("night")
      } else {
        Note("day")
      }
    }
  }
}
