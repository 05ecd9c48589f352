import CasePaths

/// Runs a presented feature, and takes its state away when it is dismissed.
struct PresentationScope<Whole, WholeAction, Payload, PayloadAction> {
  private let path: StatePath<Whole, PresentationState<Payload>>
  private let action: AnyCasePath<WholeAction, PresentationAction<PayloadAction>>
  private let payload: PayloadScope<Whole, WholeAction, Payload, PayloadAction>
  private let identify = StateIdentifier<Payload>()
  /// Whether a state goes with its first action; `nil` if that can never be, which spares each action a look.
  private let isEphemeral: ((Payload) -> Bool)?

  init(
    _ location: SourceLocation,
    _ keyPath: WritableKeyPath<Whole, PresentationState<Payload>>,
    _ action: AnyCasePath<WholeAction, PresentationAction<PayloadAction>>,
    _ child: LazyReduction<Payload, PayloadAction>
  ) {
    let path = StatePath(keyPath)
    self.path = path
    self.action = action
    let canBeEphemeral = Payload.self is any _EphemeralState.Type || Payload.self is any CaseReducerState.Type
    isEphemeral = canBeEphemeral ? { ComposableCore.isEphemeral($0) } : nil
    payload = PayloadScope(
      operation: "ifLet",
      location,
      access: PayloadAccess(key: PlaceKey(keyPath), read: { path.read($0).wrappedValue }) { whole, body in
        path.modify(&whole) { presentation in
          presentation.modify { payload in
            guard payload != nil else { return false }
            body(&payload!)
            return true
          }
        }
      },
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

  func reduction(around base: Reduction<Whole, WholeAction>) -> Reduction<Whole, WholeAction> {
    Reduction { state, action in
      guard let presentation = self.action.extract(from: action) else { return base(&state, action) }
      switch presentation {
      case .presented:
        let effect = payload.run(&state, action) ?? .none
        if let isEphemeral { dismissIfEphemeral(&state, isEphemeral) }
        return effect.merge(with: base(&state, action))
      case .dismiss:
        let before = path.read(state).wrappedValue.flatMap { identify($0) }
        let effect = base(&state, action)
        // Another feature that was put in its place stays.
        path.modify(&state) { presentation in
          if let current = presentation.wrappedValue, identify(current) == before { presentation.wrappedValue = nil }
        }
        return effect
      }
    }
  }

  private func dismissIfEphemeral(_ state: inout Whole, _ isEphemeral: (Payload) -> Bool) {
    path.modify(&state) { presentation in
      if let current = presentation.wrappedValue, isEphemeral(current) { presentation.wrappedValue = nil }
    }
  }
}
