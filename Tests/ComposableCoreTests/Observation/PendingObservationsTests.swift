import ComposableCore
import CounterpointTestSupport
import Observation
import Testing

@Suite struct PendingObservationsTests {
  @Test func observersAreToldOnceAndAfterwards() {
    var state = ParentState()
    let pending = PendingObservations()
    let observer = Observer { [state] in _ = state.name }
    pending.collect {
      for _ in 0..<5 { state.name.append("a") }
      #expect(!observer.isTold)
    }
    #expect(!observer.isTold)
    pending.deliver()
    #expect(observer.timesTold == 1)
    #expect(pending.isEmpty)
  }

  @Test func eachActionTellsAgain() {
    var state = ParentState()
    let pending = PendingObservations()
    let observer = Observer { [state] in _ = state.name }
    for count in 1...3 {
      pending.collect { state.name.append("a") }
      pending.deliver()
      #expect(observer.timesTold == count)
      observer.lookAgain()
    }
  }

  @Test func aReducerThatReadsObservesNothing() {
    var state = ParentState()
    let observer = Observer { [state] in PendingObservations().collect { _ = state.name } }
    state.name = "a"
    #expect(!observer.isTold)
  }

  @Test func anObserverMayChangeWhatIsObserved() {
    // One thread uses both: this test's.
    nonisolated(unsafe) let pending = PendingObservations()
    nonisolated(unsafe) var state = ParentState()
    let name = Observer { [copy = state] in _ = copy.name }
    withObservationTracking {
      _ = state.plain
    } onChange: {
      pending.collect { state.name = "changed by an observer" }
    }
    pending.collect { state.plain.count = 1 }
    pending.deliver()
    #expect(name.timesTold == 1 && pending.isEmpty)
  }

  @Test func whatIsCollectedInsideIsNotDeliveredOutside() {
    var state = ParentState()
    let (inner, outer) = (PendingObservations(), PendingObservations())
    let name = Observer { [state] in _ = state.name }
    let plain = Observer { [state] in _ = state.plain }
    outer.collect {
      inner.collect { state.name = "a" }
      state.plain.count = 1
    }
    outer.deliver()
    #expect(!name.isTold && plain.isTold)
    inner.deliver()
    #expect(name.isTold)
  }

  @Test func errorsKeepWhatWasNoted() {
    var state = ParentState()
    let pending = PendingObservations()
    let observer = Observer { [state] in _ = state.name }
    #expect(throws: CancellationError.self) {
      try pending.collect {
        state.name = "a"
        throw CancellationError()
      }
    }
    pending.deliver()
    #expect(observer.isTold)
    state.name = "b"
    #expect(pending.isEmpty)
  }

  @Test func threadsThatShareAStateLoseNothing() async {
    let original = ParentState()
    for _ in 0..<50 {
      let observers = (0..<8).map { _ in Observer { _ = original.name } }
      await withTaskGroup { group in
        for index in 0..<8 {
          group.addTask {
            var copy = original
            let pending = PendingObservations()
            pending.collect { copy.name = "\(index)" }
            pending.deliver()
          }
        }
      }
      #expect(observers.allSatisfy { $0.isTold })
    }
  }
}
