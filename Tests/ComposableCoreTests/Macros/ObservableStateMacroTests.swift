import CasePaths
import ComposableCore
import CounterpointTestSupport
import Foundation
import Testing

@Suite struct ObservableStateMacroTests {
  @Test func eachFieldTellsItsObservers() {
    var state = Counter.State(name: "a")
    let (count, step) = (Observer { [state] in _ = state.count }, Observer { [state] in _ = state.step })
    let computed = Observer { [state] in _ = state.isZero }
    state.count += 1
    #expect(count.isTold && computed.isTold && !step.isTold)
    state.reads = 1
    state.step = 1
    #expect(!step.isTold)
  }

  @Test func initializersWorkAsWithoutTheMacro() {
    #expect(PlainFields(name: "a").count == 1 && PlainFields(count: 2, name: "a").count == 2 && PlainFields(name: "a").note == nil)
    #expect(Counter.State(count: 3, name: "a").count == 3)
    #expect(Parent.State().initial?.name == "initial")
    #expect(Parent.State(initial: nil).initial == nil)
    #expect(Namespace.Inner.State(count: 4).count == 4)
  }

  @Test func initialValuesAreMadeOnce() {
    #expect(Made().number == 1 && Made().number == 2)
    #expect(Made(number: 7).number == 7 && Source.count == 2)
  }

  @Test func observersOfTheLanguageGoOn() {
    var state = Shapes()
    state.observed = 20
    #expect(state.observed == 10 && state.changes == 1)
    state.shadowed = 4
    #expect(state.last == 4 && state.shadowed == 4)
  }

  @Test func otherShapes() {
    var state = Shapes()
    let pair = Observer { _ = Shapes().pair }
    state.pair.0 = 5
    state.default = 2
    state.setSecret(3)
    state.lazy = 6
    #expect(state.pair == (5, 2) && state.default == 2 && state.readSecret == 3 && state.lazy == 6 && !pair.isTold)
    #if os(Linux)
      let observer = Observer { [registrar = state._$observationRegistrar, state] in _ = (registrar, state.onLinux) }
      state.onLinux = 2
      #expect(observer.isTold)
    #endif
  }

  @Test func codingUsesTheNamesOfTheFields() throws {
    let data = try JSONEncoder().encode(Counter.State(count: 2, name: "a"))
    let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(json.keys) == ["count", "step", "name", "reads"])
    let decoded = try JSONDecoder().decode(Counter.State.self, from: data)
    #expect(decoded == Counter.State(count: 2, name: "a"))
  }

  @Test func operatorsReachTheStoredFields() {
    var state = Parent.State()
    state.probes = (0..<10_000).map { CopyProbe($0) }
    let counter = state.probes[1].counter
    let path = StatePath(\Parent.State.probes)
    let observer = Observer { [state = Parent.State()] in _ = state.probes }
    path.modify(&state) { $0[1].value = 7 }
    #expect(counter.copyCount == 0 && state.probes[1].value == 7 && !observer.isTold)
  }

  @Test func presentedStates() {
    var state = Parent.State()
    let presented = Observer { [state] in _ = state.counter }
    state.counter = Counter.State()
    #expect(presented.timesTold == 1)
    presented.lookAgain()
    let again = Observer { [state] in _ = state.counter }
    let projected = Observer { [state] in _ = state.$counter }
    let field = Observer { [state] in _ = state.$counter.wrappedValue?._$observationRegistrar.access(-1) }
    state.counter?.count += 1
    #expect(!again.isTold && !projected.isTold && !field.isTold)
    StatePath(\Parent.State.$counter).modify(&state) { $0.wrappedValue?.count += 1 }
    #expect(!again.isTold && state.counter?.count == 2)
    StatePath(\Parent.State.$counter).modify(&state) { $0.wrappedValue = nil }
    #expect(again.isTold && projected.isTold && state.counter == nil)
  }

  @Test func presentedStatesMayBeRecursiveAndAreChangedInPlace() {
    var state = Parent.State()
    state.recursive = Parent.State()
    state.recursive?.recursive = Parent.State(probes: [CopyProbe(0)])
    let counter = state.recursive!.recursive!.probes[0].counter
    state.recursive?.recursive?.probes[0].value = 1
    #expect(counter.copyCount == 0 && state.recursive?.recursive?.probes[0].value == 1)
    #expect(StatePath(\Parent.State.$recursive).identity(in: state) == StateIdentifier<Parent.State>()(state.recursive!))
  }

  @Test func enumsOfStates() {
    let counter = Counter.State()
    #expect(EnumFeature.State.loaded(counter)._$id == EnumFeature.State.loaded(counter)._$id)
    #expect(EnumFeature.State.loaded(counter)._$id != EnumFeature.State.loaded(Counter.State())._$id)
    #expect(EnumFeature.State.failed(message: "", code: 1)._$id == EnumFeature.State.failed(message: "a", code: 2)._$id)
    #expect(EnumFeature.State.loaded(counter).loaded == counter)
  }

  @Test func genericStates() {
    var state = PublicFeature<Int>.State(value: 1)
    let observer = Observer { [registrar = state._$observationRegistrar] in registrar.access(0) }
    state.value = 2
    #expect(observer.isTold)
    state.again = PublicFeature<Int>.State(value: 3)
    StatePath(\PublicFeature<Int>.State.$again).modify(&state) { $0.wrappedValue?.value = 4 }
    #expect(state.again?.value == 4)
  }
}
