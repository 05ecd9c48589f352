import SwiftNavigation

/// How effects reach the store that they came from: weakly, and only on its isolation.
///
/// `@unchecked Sendable`: a ``StoreCore`` is not Sendable. It is read here only in methods that are isolated to the actor on which it was made, which is the actor
/// that every caller passes (``isolation``), or on the main actor after that has been found to be the same.
final class CoreReference<State, Action>: EffectHost, @unchecked Sendable {
  private weak var core: StoreCore<State, Action>?
  /// The actor of the store. Without it there is no store either, since it owned that; the main actor is always there.
  private weak let isolation: (any Actor)?
  let effectExecutor: (any TaskExecutor)?
  let requests = EffectRequests()

  init(_ core: StoreCore<State, Action>) {
    self.core = core
    isolation = core.isolation
    effectExecutor = core.environment.effectExecutor
  }

  /// What an effect sends its actions with.
  func send(for effect: EffectEntry) -> Send<Action> {
    Send(
      deliver: { action, transaction in
        guard let isolation = self.isolation else { return }
        await effect.work?.fromMainActor?.finish()
        await self.deliver(action, transaction, effect, EffectContext.current?.scopes ?? [], on: isolation)
      },
      deliverOnMainActor: { action, transaction in
        let scopes = EffectContext.current?.scopes ?? []
        if self.isolation === MainActor.shared {
          self.core?.deliver(action, transaction, from: effect, in: scopes)
        } else if let isolation = self.isolation {
          // The caller has given the action away and does not touch it again, as with the asynchronous form, where the compiler sees to it.
          nonisolated(unsafe) let action = action
          effect.work?.fromMainActor?.add { await self.deliver(action, transaction, effect, scopes, on: isolation) }
        }
      }
    )
  }

  private func deliver(
    _ action: sending Action, _ transaction: UITransaction?, _ effect: EffectEntry, _ scopes: [EffectEntry], on _: isolated any Actor
  ) {
    core?.deliver(action, transaction, from: effect, in: scopes)
  }

  /// Notes that the work of an effect is over.
  func end(_ effect: EffectEntry) async {
    if let isolation, effect.work?.countdown != nil { return await end(effect, on: isolation) }
    requests.add(.end(effect))
    effect.work?.group.end(effect.id)
  }

  private func end(_ effect: EffectEntry, on _: isolated any Actor) {
    if let core { core.end(effect) } else { effect.work?.group.end(effect.id) }
  }

  func cancel(_ id: CancelID, for effect: EffectEntry) {
    requests.add(.cancel(id, by: effect))
    guard let isolation else { return }
    Task(executorPreference: effectExecutor) { await self.settle(on: isolation) }
  }

  private func settle(on _: isolated any Actor) {
    core?.settle()
  }

  func beginScope(_ id: CancelID, cancelInFlight: Bool, _ canceller: EffectCanceller, for context: EffectContext) async -> EffectEntry? {
    guard let isolation else { return nil }
    return await beginScope(id, cancelInFlight: cancelInFlight, canceller, for: context, on: isolation)
  }

  private func beginScope(
    _ id: CancelID, cancelInFlight: Bool, _ canceller: EffectCanceller, for context: EffectContext, on _: isolated any Actor
  ) -> EffectEntry? {
    guard let core, context.effect.isInFlight, context.scopes.allSatisfy(\.isInFlight) else { return nil }
    let node = context.effect.node
    if cancelInFlight { core.cancel(id, in: node) }
    let scope = core.ledger.begin(in: node, cancelIDs: [core.ledger.scoped(id, in: node)])
    scope.attach(canceller)
    return scope
  }

  func endScope(_ scope: EffectEntry) async {
    guard let isolation else { return }
    await endScope(scope, on: isolation)
  }

  private func endScope(_ scope: EffectEntry, on _: isolated any Actor) {
    core?.ledger.end(scope)
  }

  func dismiss(for context: EffectContext, _ transaction: UITransaction?) async -> Bool {
    guard let isolation else { return true }
    return await dismiss(for: context, transaction, on: isolation)
  }

  private func dismiss(for context: EffectContext, _ transaction: UITransaction?, on _: isolated any Actor) -> Bool {
    guard let core, context.effect.isInFlight else { return true }
    guard let dismissal = core.ledger.dismissal(of: context.effect.node) else { return false }
    core.deliver(dismissal() as! Action, transaction, from: context.effect, in: context.scopes)
    return true
  }
}
