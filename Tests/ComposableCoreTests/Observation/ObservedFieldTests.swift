import ComposableCore
import CounterpointTestSupport
import Testing

@Suite struct ObservedFieldTests {
  @Test func onlyObserversOfTheFieldAreTold() {
    var state = ParentState()
    let (name, rows) = (Observer { [state] in _ = state.name }, Observer { [state] in _ = state.rows })
    state.name.append("a")
    #expect(name.timesTold == 1 && !rows.isTold)
    state.rows.append(CopyProbe(1))
    #expect(name.timesTold == 1 && rows.timesTold == 1)
  }

  @Test func anEqualValueIsNoChange() {
    var state = ParentState()
    let observer = Observer { [state] in _ = state.name }
    state.name = ""
    #expect(!observer.isTold)
    state.name = "a"
    #expect(observer.isTold)
  }

  @Test func whatIsNotTrackedTellsNobody() {
    var state = ParentState()
    let observer = Observer { [state] in _ = state.untracked }
    state.untracked = 1
    #expect(!observer.isTold)
  }

  @Test func aChangeInsideOfAChildIsTheChildsOnly() {
    var state = ParentState()
    state.optional = ChildState()
    state.destination = .child(ChildState())
    let parent = [
      Observer { [state] in _ = state.child },
      Observer { [state] in _ = state.optional },
      Observer { [state] in _ = state.destination },
    ]
    let fields = [
      Observer { [child = state.child] in _ = child.count },
      Observer { [child = state.optional] in _ = child?.count },
      Observer { [child = state.destination] in _ = child?.count },
    ]
    state.child.count += 1
    state.optional?.count += 1
    state.destination?.count = 1
    #expect(parent.allSatisfy { !$0.isTold })
    #expect(fields.allSatisfy { $0.timesTold == 1 })
  }

  @Test func anotherChildIsAChangeEvenIfItIsEqual() {
    var state = ParentState()
    let observer = Observer { [state] in _ = state.child }
    let field = Observer { [child = state.child] in _ = child.count }
    state.child = ChildState()
    #expect(observer.isTold && field.isTold)
    observer.lookAgain()
    func replace(_ child: inout ChildState) { child = ChildState() }
    let inPlace = Observer { [state] in _ = state.child }
    replace(&state.child)
    #expect(inPlace.isTold)
  }

  @Test func aCopyThatComesBackIsTold() {
    var state = ParentState()
    state.child.count = 1
    let saved = state.child
    state.child.count = 2
    let observer = Observer { [child = state.child] in _ = child.count }
    state.child = saved
    #expect(observer.isTold)
  }

  @Test func optionalsComeAndGo() {
    var state = ParentState()
    let observer = Observer { [state] in _ = state.optional }
    state.optional = nil
    #expect(!observer.isTold)
    state.optional = ChildState()
    #expect(observer.timesTold == 1)
    let again = Observer { [state] in _ = state.optional }
    func end(_ child: inout ChildState?) { child = nil }
    end(&state.optional)
    #expect(again.timesTold == 1)
  }

  @Test func casesAndWhatTheyHold() {
    var state = ParentState()
    let child = ChildState()
    state.destination = .child(child)
    let otherCase = Observer { [state] in _ = state.destination }
    func move(_ destination: inout DestinationState?) { destination = .other(child) }
    move(&state.destination)
    #expect(otherCase.isTold)

    // A plain value in a case has no observers of its own, so those of the field are told.
    state.destination = .plain(PlainState())
    let plain = Observer { [state] in _ = state.destination }
    state.destination?.plain?.count += 1
    #expect(plain.isTold)
  }

  @Test func changesInPlaceCopyNothing() {
    var state = ParentState()
    state.rows = (0..<100).map { CopyProbe($0) }
    let observer = Observer { [registrar = state._$observationRegistrar] in registrar.access(4) }
    let counter = state.rows[50].counter
    state.rows[50].value = -1
    #expect(counter.copyCount == 0)
    #expect(observer.isTold)
  }

  @Test func registrarsAreNoPartOfTheValue() throws {
    #expect(ParentState() == ParentState())
    #expect(ChildState()._$id != ChildState()._$id)
    let state = ChildState()
    var copy = state
    copy.count = 1
    #expect(copy._$id == state._$id)
    #expect(Set([ObservationStateRegistrar(), ObservationStateRegistrar()]).count == 1)
    #expect(DestinationState.child(state)._$id != DestinationState.other(state)._$id)
    #expect(DestinationState.child(state)._$id == DestinationState.child(copy)._$id)
    #expect(DestinationState.help._$id == DestinationState.help._$id)
  }
}
