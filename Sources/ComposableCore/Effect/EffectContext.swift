import SwiftNavigation
internal import Synchronization

/// The effect that a task works for, found by code that runs inside it: cancellation scopes and `dismiss`.
struct EffectContext: Sendable {
  @TaskLocal static var current: EffectContext?

  let host: any EffectHost
  let effect: EffectEntry
  /// The cancellation scopes that the code is in, outermost first.
  var scopes: [EffectEntry] = []
}

/// The store of an effect, as code inside the effect sees it.
protocol EffectHost: AnyObject, Sendable {
  /// Where tasks of effects run; `nil` is the global pool.
  var effectExecutor: (any TaskExecutor)? { get }

  /// Cancels what has an id, in the feature of an effect and the features within it, before anything that is delivered from now on.
  func cancel(_ id: CancelID, for effect: EffectEntry)

  /// Registers a part of an effect under an id.
  ///
  /// - Returns: The scope; `nil` if the effect is no longer in flight.
  func beginScope(_ id: CancelID, cancelInFlight: Bool, _ canceller: EffectCanceller, for context: EffectContext) async -> EffectEntry?

  /// Forgets a part of an effect.
  func endScope(_ scope: EffectEntry) async

  /// Dismisses the innermost feature around an effect that was presented by another.
  ///
  /// - Returns: Whether there is one; `true` too if the effect is no longer in flight, since then its feature has gone.
  func dismiss(for context: EffectContext, _ transaction: UITransaction?) async -> Bool
}

/// Cancels something that may only be there later.
package final class EffectCanceller: Sendable {
  private struct State {
    var isCancelled = false
    var action: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Keeps what cancels; calls it at once if ``cancel()`` has been called.
  func attach(_ action: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.action = action }
      return state.isCancelled
    }
    if isCancelled { action() }
  }

  package func cancel() {
    let action = state.withLock { state in
      state.isCancelled = true
      return state.action.take()
    }
    action?()
  }
}
