package import Dependencies

/// Who sent an action.
package enum ActionSource: Sendable {
  /// A view, a test, or other code that holds the store.
  case caller
  /// An effect of the store.
  case effect
}

/// What a store is given by whoever embeds it; the empty value is an application's.
package struct StoreEnvironment<State, Action> {
  /// Where the tasks of effects run; `nil` is the global pool, a test gives its schedule.
  package var effectExecutor: (any TaskExecutor)?

  /// The values that the reducer and its effects read; `nil` leaves those around each `send`.
  package var dependencies: DependencyValues?

  /// Called with every action after the reducer has run on it, before observers are told and effects start.
  package var didProcess: ((_ action: Action, _ source: ActionSource, _ state: State) -> Void)?

  /// Called to start the task of each effect, with the effect's number and place in the source; must call `start` once. A test binds task-locals around it.
  package var startEffect: ((_ effect: UInt64, _ location: SourceLocation, _ start: () -> Void) -> Void)?

  package init(
    effectExecutor: (any TaskExecutor)? = nil,
    dependencies: DependencyValues? = nil,
    didProcess: ((_ action: Action, _ source: ActionSource, _ state: State) -> Void)? = nil,
    startEffect: ((_ effect: UInt64, _ location: SourceLocation, _ start: () -> Void) -> Void)? = nil
  ) {
    self.effectExecutor = effectExecutor
    self.dependencies = dependencies
    self.didProcess = didProcess
    self.startEffect = startEffect
  }
}
