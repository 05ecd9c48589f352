import ComposableCore
import CounterpointTestSupport
import Testing

@Suite struct StatePathTests {
  @Test func oneElementOfAnObservedArrayIsChangedWithoutACopy() {
    var state = ParentState()
    state.rows = (0..<10_000).map { CopyProbe($0) }
    let counter = state.rows[5_000].counter
    let path = StatePath(\ParentState.rows)
    let observer = Observer { [registrar = state._$observationRegistrar] in registrar.access(4) }
    let address = path.modifySilently(&state) { rows in rows.withUnsafeBufferPointer { $0.baseAddress } }
    path.modify(&state) { $0[5_000].value += 1 }
    path.modifySilently(&state) { $0[5_000].value += 1 }
    #expect(counter.copyCount == 0)
    #expect(path.modifySilently(&state) { rows in rows.withUnsafeBufferPointer { $0.baseAddress } } == address)
    #expect(observer.timesTold == 1)
    #expect(state.rows[5_000].value == 5_002)
  }

  @Test func nestedPathsCopyNothing() {
    struct Root: Equatable { var inner = [CopyProbe(0)] }
    var root = Root()
    let counter = root.inner[0].counter
    StatePath(\Root.inner).modify(&root) { $0[0].value = 1 }
    #expect(counter.copyCount == 0 && root.inner[0].value == 1)
  }

  @Test func observersOfTheFieldAreToldOfAnotherIdentityOnly() {
    var state = ParentState()
    let path = StatePath(\ParentState.child)
    let parent = Observer { [state] in _ = state.child }
    let field = Observer { [child = state.child] in _ = child.count }
    path.modify(&state) { $0.count += 1 }
    #expect(!parent.isTold && field.isTold)
    field.lookAgain()
    path.modify(&state) { $0 = ChildState() }
    #expect(parent.isTold && field.timesTold == 2)
  }

  @Test func observersOfAPlainValueAreTold() {
    var state = ParentState()
    let path = StatePath(\ParentState.plain)
    let observer = Observer { [state] in _ = state.plain }
    path.modifySilently(&state) { $0.count += 1 }
    #expect(!observer.isTold)
    path.notify(state)
    #expect(observer.timesTold == 1)
    observer.lookAgain()
    path.modify(&state) { $0.count += 1 }
    #expect(observer.timesTold == 2)
  }

  @Test func plainValuesInsideOfAnEnumAreTold() {
    var state = ParentState()
    state.destination = .plain(PlainState())
    let path = StatePath(\ParentState.destination)
    let observer = Observer { [state] in _ = state.destination }
    path.modify(&state) { $0?.plain?.count += 1 }
    #expect(observer.isTold)
  }

  @Test func readsRegisterNobody() {
    var state = ParentState()
    let observers = [
      Observer { [state] in _ = StatePath(\ParentState.child).read(state) },
      Observer { [state] in _ = StatePath(\ParentState.child.count).read(state) },
    ]
    state.child.count += 1
    state.child = ChildState()
    #expect(observers.allSatisfy { !$0.isTold })
    let composed = StatePath(\ParentState.child.count)
    composed.modify(&state) { $0 = 7 }
    #expect(state.child.count == 7 && composed.read(state) == 7)
  }

  @Test func composedPathsTellTheirObservers() {
    var state = ParentState()
    let observer = Observer { [child = state.child] in _ = child.count }
    StatePath(\ParentState.child.count).modify(&state) { $0 += 1 }
    #expect(observer.isTold)
  }

  @Test func whatWasChangedBeforeAnErrorIsTold() {
    var state = ParentState()
    let observer = Observer { [state] in _ = state.plain }
    #expect(throws: CancellationError.self) {
      try StatePath(\ParentState.plain).modify(&state) {
        $0.count = 1
        throw CancellationError()
      }
    }
    #expect(observer.isTold && state.plain.count == 1)
  }
}
