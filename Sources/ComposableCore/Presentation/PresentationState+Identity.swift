extension PresentationState: StateContainer {
  package var _contained: State? { wrappedValue }
}
