// A presented state is the one that it holds: replaced when that is replaced, absent when there is none.
extension PresentationState: StateContainer {
  package var _contained: State? { wrappedValue }

  package func _watched(by watch: (State) -> WatchedState) -> WatchedState? {
    box?.state._watched(by: watch)
  }
}
