extension NavigationLink where Destination == Never {
  /// Makes a link that pushes a feature onto the stack of features that it is in.
  ///
  /// ```swift
  /// NavigationLink(state: AppFeature.Path.State.detail(StandupDetail.State(standup: standup))) {
  ///   CardView(standup: standup)
  /// }
  /// ```
  ///
  /// Pressing it sends the action `push` with a new id; the stack is one that was made with a store.
  ///
  /// - Parameters:
  ///   - state: The state of the feature; `nil` for a link that pushes nothing.
  ///   - label: What the link shows.
  public init<ElementState>(state: ElementState?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: state.map { .state($0) } ?? .nothing)
  }

  /// Makes a link with a title that pushes a feature onto the stack of features that it is in.
  ///
  /// - Parameters:
  ///   - title: What the link shows.
  ///   - state: The state of the feature; `nil` for a link that pushes nothing.
  public init<S: StringProtocol, ElementState>(_ title: S, state: ElementState?) where Label == Text {
    self.init(state: state) { Text(title) }
  }
}
