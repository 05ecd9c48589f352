extension ButtonState {
  /// Does what a tap on the button does: hands its action to a closure, under the button's animation.
  ///
  /// Whatever presents a button calls this. The closure reads ``UITransaction/current`` to see the animation.
  ///
  /// ```swift
  /// button.withAction { action in
  ///   if let action { store.send(action) }
  /// }
  /// ```
  ///
  /// - Parameter perform: Called once, before this method returns, with the action, or with `nil` when the button sends nothing.
  public func withAction(_ perform: (Action?) -> Void) {
    switch action.delivery {
    case .plain:
      perform(action.action)
    case .animated(let animation):
      withUITransaction(\.animation, animation) { perform(action.action) }
    }
  }

  /// Does what a tap on the button does, with an asynchronous closure.
  ///
  /// The animation stays current across the suspensions of the closure, and in the tasks that it starts.
  ///
  /// - Parameters:
  ///   - isolation: The actor that the closure runs on; the caller's.
  ///   - perform: Called once with the action, or with `nil` when the button sends nothing.
  public func withAction(
    isolation: isolated (any Actor)? = #isolation,
    _ perform: nonisolated(nonsending) (Action?) async -> Void
  ) async {
    switch action.delivery {
    case .plain:
      await perform(action.action)
    case .animated(let animation):
      var transaction = UITransaction.current
      transaction.animation = animation
      await UITransaction.withCurrent(transaction) {
        _ = isolation  // What a closure captures isolated, it runs isolated to.
        await perform(action.action)
      }
    }
  }
}
