extension Effect {
  /// An effect that sends what `transform` makes of each action of this one.
  ///
  /// Operators such as ``Scope`` do this for a child's effects; a reducer that runs another one by hand needs it too.
  ///
  /// - Parameter transform: Makes an action of the other kind; called where the action is sent.
  /// - Complexity: O(*n*) in the number of effects that this one is composed of.
  public func map<NewAction>(_ transform: @escaping @Sendable (Action) -> NewAction) -> Effect<NewAction> {
    if case .none = operation { return .none }
    return Effect<NewAction>(operation: operation.map(transform))
  }
}

extension EffectOperation {
  func map<NewAction>(_ transform: @escaping @Sendable (Action) -> NewAction) -> EffectOperation<NewAction> {
    switch self {
    case .none: .none
    case .send(let action): .send(transform(action))
    case .run(let run): .run(run.map(transform))
    case .merge(let all): .merge(all.map { $0.map(transform) })
    case .concatenate(let all): .concatenate(all.map { $0.map(transform) })
    case .cancellable(let id, let cancelInFlight, let inner): .cancellable(id, cancelInFlight: cancelInFlight, inner.map(transform))
    case .cancel(let id): .cancel(id)
    case .throttle(let throttle, let inner): .throttle(throttle, inner.map(transform))
    case .transaction(let transaction, let inner): .transaction(transaction, inner.map(transform))
    case .owned(let owner, let inner): .owned(owner.map(transform), inner.map(transform))
    }
  }
}

extension EffectRun {
  func map<NewAction>(_ transform: @escaping @Sendable (Action) -> NewAction) -> EffectRun<NewAction> {
    EffectRun<NewAction>(priority: priority, name: name, location: location, dependencies: dependencies) { [body] send in
      await body(send.pullback(transform))
    }
  }
}
