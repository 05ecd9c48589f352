import Dependencies
import SwiftNavigation

extension StoreCore {
  /// Does what an effect asks for.
  ///
  /// Called while an action is processed, or when the effect before in a sequence has ended.
  func start(_ operation: EffectOperation<Action>, _ site: inout EffectSite) {
    switch operation {
    case .none:
      break
    case .send(let action):
      send(action, site)
    case .run(let run):
      start(run, &site)
    case .merge(let operations):
      for operation in operations { start(operation, &site) }
    case .concatenate(let operations):
      startSequence(operations, &site)
    case .cancellable(let id, let cancelInFlight, let inner):
      if cancelInFlight { cancel(id, in: site.node) }
      let outer = site.cancelIDs
      site.cancelIDs.append(ledger.scoped(id, in: site.node))
      start(inner, &site)
      site.cancelIDs = outer
    case .cancel(let id):
      cancel(id, in: site.node)
    case .throttle(let throttle, let inner):
      start(inner, throttledBy: throttle, &site)
    case .transaction(let transaction, let inner):
      let outer = site.transaction
      site.transaction = transaction
      start(inner, &site)
      site.transaction = outer
    case .owned(let owner, let inner):
      start(inner, ownedBy: owner, &site)
    }
  }

  /// Cancels the effects that have an id, in a feature and the features within it.
  func cancel(_ id: CancelID, in node: EffectTable.NodeID) {
    ledger.cancel(id, in: node).forEach { $0.cancel() }
  }

  private func send(_ action: Action, _ site: EffectSite) {
    let isRevocable = site.node != EffectTable.root || !site.cancelIDs.isEmpty
    let mark = isRevocable ? ledger.begin(in: site.node, cancelIDs: site.cancelIDs) : nil
    enqueue(Queued(action: action, source: .effect, transaction: site.transaction, group: site.group, mark: mark))
  }

  private func start(_ run: EffectRun<Action>, _ site: inout EffectSite) {
    let group = site.group ?? EffectGroup()
    site.group = group
    site.countdown?.enter()
    let fromMainActor = isolation === MainActor.shared ? nil : DeliveryQueue()
    let work = EffectWork(
      name: run.name, location: run.location, cause: site.cause, group: group, transaction: site.transaction, fromMainActor: fromMainActor,
      countdown: site.countdown)
    let entry = ledger.begin(in: site.node, cancelIDs: site.cancelIDs, work)
    group.begin(entry.id)
    let host = effectHost()
    let executor = environment.effectExecutor
    let begin = {
      Task(name: run.name, executorPreference: executor, priority: run.priority) {
        let send = host.send(for: entry)
        await EffectContext.$current.withValue(EffectContext(host: host, effect: entry)) {
          if let dependencies = run.dependencies {
            await dependencies.run { await run.body(send) }
          } else {
            await run.body(send)
          }
        }
        await fromMainActor?.finish()
        await host.end(entry)
      }
    }
    var started: Task<Void, Never>?
    if let startEffect = environment.startEffect { startEffect(entry.id, run.location) { started = begin() } }
    let task = started ?? begin()
    entry.attach(task)
    group.attach(task, entry.id)
  }

  /// Notes that the work of an effect is over.
  func end(_ entry: EffectEntry) {
    ledger.end(entry)
    if let countdown = entry.work?.countdown { whileProcessing { countdown.leave() } }
    entry.work?.group.end(entry.id)
  }

  /// Does what effects have asked for without waiting.
  func settle() {
    for request in requests?.take() ?? [] {
      switch request {
      case .end(let effect):
        ledger.end(effect)
      case .cancel(let id, let effect):
        if effect.isInFlight { cancel(id, in: effect.node) }
      }
    }
  }

  private func startSequence(_ operations: [EffectOperation<Action>], _ site: inout EffectSite) {
    let mark = ledger.begin(in: site.node, cancelIDs: site.cancelIDs)
    site.countdown?.enter()
    if site.group == nil { site.group = EffectGroup() }
    advance(operations[...], mark, site)
  }

  private func advance(_ operations: ArraySlice<EffectOperation<Action>>, _ mark: EffectEntry, _ site: EffectSite) {
    guard let operation = operations.first, mark.isInFlight, site.group?.isCancelled == false else {
      ledger.end(mark)
      site.countdown?.leave()
      return
    }
    var inner = site
    let countdown = EffectCountdown { [weak self] in self?.advance(operations.dropFirst(), mark, site) }
    inner.countdown = countdown
    // An operation that replaces an earlier one of its id may end the mark of its own sequence.
    ledger.hold(site.node)
    start(operation, &inner)
    ledger.release(site.node)
    countdown.leave()
  }

  private func start(_ operation: EffectOperation<Action>, ownedBy owner: Owner<Action>, _ site: inout EffectSite) {
    let node: EffectTable.NodeID
    if let known = ledger.child(owner.place.key, of: site.node) {
      node = known
    } else {
      // The feature may have gone in the very action that it returned the effect for.
      let places = ledger.places(to: site.node) + [owner.place]
      guard withStatePointer({ isPresent(places[...], in: $0) }) else { return }
      node = ledger.addChild(owner.place, dismissal: owner.dismissal.map { dismissal in { () -> Any in dismissal() } }, to: site.node)
    }
    ledger.hold(node)
    let outer = site.node
    site.node = node
    start(operation, &site)
    site.node = outer
    ledger.release(node)
  }

  private func start(_ operation: EffectOperation<Action>, throttledBy throttle: Throttle, _ site: inout EffectSite) {
    let now = throttle.now()
    throttles = throttles.filter { ($0.value.start.since(now) ?? .zero) + $0.value.duration > .zero }
    let key = ThrottleKey(places: ledger.places(to: site.node).map(\.key), id: throttle.id)
    guard let last = throttles[key]?.start, let elapsed = now.since(last), elapsed < throttle.duration else {
      throttles[key] = ThrottleStart(start: now, duration: throttle.duration)
      return start(.cancellable(throttle.id, cancelInFlight: true, operation), &site)
    }
    let wait = CancelID(ThrottleWait(id: throttle.id))
    guard throttle.latest || !ledger.contains(wait, in: site.node) else { return }
    let remaining = throttle.duration - elapsed
    let sleep = EffectRun<Action>(priority: nil, name: "throttle", location: throttle.location) { _ in try? await throttle.sleep(remaining)
    }
    let delayed = EffectOperation.concatenate([.run(sleep), .throttle(throttle, operation)])
    start(.cancellable(wait, cancelInFlight: true, .cancellable(throttle.id, cancelInFlight: false, delayed)), &site)
  }

  private func isPresent(_ places: ArraySlice<Place>, in state: StatePointer) -> Bool {
    guard let place = places.first else { return true }
    guard places.count > 1 else { return place.isPresent(state) }
    var isRestPresent = true
    return place.enter(state) { isRestPresent = isPresent(places.dropFirst(), in: $0) } && isRestPresent
  }
}

/// What a throttle is known by: the feature and the id.
struct ThrottleKey: Hashable {
  let places: [PlaceKey]
  let id: CancelID
}

/// When an effect of a throttle last started.
struct ThrottleStart {
  let start: Throttle.Moment
  let duration: Duration
}

/// The id of an effect that waits for the end of a throttle's span, beside the throttle's own.
private struct ThrottleWait: Hashable, Sendable {
  let id: CancelID
}
