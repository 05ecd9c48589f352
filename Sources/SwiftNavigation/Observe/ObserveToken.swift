import Synchronization

/// Keeps an observation alive, and ends it.
///
/// ``observe(_:)`` returns one. The observation ends when the token is cancelled or when nobody holds it any more.
///
/// - Note: A token can be used from any thread.
public final class ObserveToken: HashableObject, Sendable {
  private struct State {
    var isCancelled = false
    var onCancel: @Sendable () -> Void
  }

  private let state: Mutex<State>

  /// Makes a token for something of your own that has to be ended.
  ///
  /// - Parameter onCancel: Ends it. It is called once at the most, by ``cancel()`` or when the token goes away.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    state = Mutex(State(onCancel: onCancel))
  }

  deinit {
    cancel()
  }

  /// What ends the observation. It is released once it was called; one that is set after that is called at once.
  public var onCancel: @Sendable () -> Void {
    get { state.withLock { $0.onCancel } }
    set {
      let isCancelled = state.withLock { state in
        if !state.isCancelled { state.onCancel = newValue }
        return state.isCancelled
      }
      if isCancelled { newValue() }
    }
  }

  /// Whether the observation was ended.
  public var isCancelled: Bool {
    state.withLock { $0.isCancelled }
  }

  /// Ends the observation. A second call does nothing.
  ///
  /// When the call is made on the main actor, the observing closure does not run again, not even for a change that was already made.
  public func cancel() {
    let onCancel: (@Sendable () -> Void)? = state.withLock { state in
      guard !state.isCancelled else { return nil }
      state.isCancelled = true
      defer { state.onCancel = {} }
      return state.onCancel
    }
    onCancel?()
  }

  /// Keeps the token in a collection.
  ///
  /// - Parameter collection: Receives the token at its end.
  public func store(in collection: inout some RangeReplaceableCollection<ObserveToken>) {
    collection.append(self)
  }

  /// Keeps the token in a set.
  ///
  /// - Parameter set: Receives the token.
  public func store(in set: inout Set<ObserveToken>) {
    set.insert(self)
  }
}
