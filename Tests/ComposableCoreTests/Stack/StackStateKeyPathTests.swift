import CasePaths
import ComposableCore
import Testing

/// Stores are scoped by key paths that go through the subscripts.
@Suite struct StackStateKeyPathTests {
  private struct State: Equatable {
    var path = StackState<Path.State>()
    @PresentationState var destination: Path.State?
  }

  @Test func subscriptsMakeKeyPathsThatAreEqualWhereverTheyAreWritten() {
    let title: WritableKeyPath<State, DetailState?> = \.path[id: 0, case: \.detail]
    let again: WritableKeyPath<State, DetailState?> = \.path[id: 0, case: \.detail]
    let other: WritableKeyPath<State, DetailState?> = \.path[id: 1, case: \.detail]
    #expect(title == again)
    #expect(title.hashValue == again.hashValue)
    #expect(title != other)
    var state = State()
    state.path.append(.detail(DetailState(title: "a")))
    #expect(state[keyPath: title]?.title == "a")
    state[keyPath: title]?.title = "b"
    #expect(state.path[id: 0, case: \.detail]?.title == "b")
  }

  @Test func presentationsMakeKeyPaths() {
    let presentation: WritableKeyPath<State, PresentationState<Path.State>> = \.$destination
    let detail: WritableKeyPath<State, PresentationState<DetailState>> = \.$destination.detail
    let value: WritableKeyPath<State, DetailState?> = \.$destination[case: \.detail]
    var state = State()
    state[keyPath: presentation].wrappedValue = .detail(DetailState(title: "a"))
    #expect(state[keyPath: detail].wrappedValue?.title == "a")
    state[keyPath: value]?.title = "b"
    #expect(state.destination == .detail(DetailState(title: "b")))
    state[keyPath: detail].wrappedValue = nil
    #expect(state.destination == nil)
  }
}
