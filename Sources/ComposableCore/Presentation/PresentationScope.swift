public import CasePaths

/// Runs a presented feature, and takes its state away when it is dismissed.
@usableFromInline
struct PresentationScope<Whole, WholeAction, Payload, PayloadAction> {
  @usableFromInline let path: StatePath<Whole, PresentationState<Payload>>
  @usableFromInline let action: AnyCasePath<WholeAction, PresentationAction<PayloadAction>>
  @usableFromInline let payload: PayloadScope<Whole, WholeAction, Payload, PayloadAction>
  private let identify = StateIdentifier<Payload>()
  /// Whether a state goes with its first action; `nil` if that can never be, which spares each action a look.
  @usableFromInline let isEphemeral: ((Payload) -> Bool)?

  @inlinable
  init(
    _ location: SourceLocation,
    _ keyPath: WritableKeyPath<Whole, PresentationState<Payload>>,
    _ action: AnyCasePath<WholeAction, PresentationAction<PayloadAction>>,
    _ child: LazyReduction<Payload, PayloadAction>
  ) {
    let path = StatePath(keyPath)
    let identify = StateIdentifier<Payload>()
    self.init(location, keyPath, path, action, child) { whole, body in
      path.modifyPayload(&whole) { presentation in
        guard presentation.wrappedValue != nil else { return nil }
        var isChanged = false
        identify.watching(&presentation.wrappedValue!, isChanged: &isChanged, body)
        return isChanged
      }
    }
  }

  @usableFromInline
  init(
    _ location: SourceLocation,
    _ keyPath: WritableKeyPath<Whole, PresentationState<Payload>>,
    _ path: StatePath<Whole, PresentationState<Payload>>,
    _ action: AnyCasePath<WholeAction, PresentationAction<PayloadAction>>,
    _ child: LazyReduction<Payload, PayloadAction>,
    modify: @escaping (inout Whole, (inout Payload) -> Void) -> Bool
  ) {
    self.path = path
    self.action = action
    let canBeEphemeral = Payload.self is any _EphemeralState.Type || Payload.self is any CaseReducerState.Type
    isEphemeral = canBeEphemeral ? { ComposableCore.isEphemeral($0) } : nil
    payload = PayloadScope(
      operation: "ifLet",
      location,
      access: PayloadAccess(key: keyPath, read: { path.read($0).wrappedValue }, modify: modify),
      action: AnyCasePath(
        embed: { action.embed(.presented($0)) },
        extract: {
          guard case .presented(let presented)? = action.extract(from: $0) else { return nil }
          return presented
        }
      ),
      dismissal: { action.embed(.dismiss) },
      child: child
    )
  }

  @inlinable
  func reduction(around base: Reduction<Whole, WholeAction>) -> Reduction<Whole, WholeAction> {
    Reduction { state, action in
      guard let presentation = self.action.extract(from: action) else { return base(&state, action) }
      switch presentation {
      case .presented(let presentedAction):
        let effect = payload.run(&state, presentedAction, of: action)
        if let isEphemeral { dismissIfEphemeral(&state, isEphemeral) }
        return effect.merge(with: base(&state, action))
      case .dismiss:
        return dismiss(&state, action, base)
      }
    }
  }

  @usableFromInline
  func dismiss(_ state: inout Whole, _ action: WholeAction, _ base: Reduction<Whole, WholeAction>) -> Effect<WholeAction> {
    let before = path.read(state).wrappedValue.flatMap { identify($0) }
    let effect = base(&state, action)
    // Another feature that was put in its place stays.
    path.modify(&state) { presentation in
      if let current = presentation.wrappedValue, identify(current) == before { presentation.wrappedValue = nil }
    }
    return effect
  }

  @usableFromInline
  func dismissIfEphemeral(_ state: inout Whole, _ isEphemeral: (Payload) -> Bool) {
    path.modify(&state) { presentation in
      if let current = presentation.wrappedValue, isEphemeral(current) { presentation.wrappedValue = nil }
    }
  }
}
