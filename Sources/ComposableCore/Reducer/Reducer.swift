/// A description of how a feature's state changes when an action arrives, and of the effects that follow.
///
/// Give a feature a state, an action and a body:
///
/// ```swift
/// struct Counter: Reducer {
///   struct State: Equatable { var count = 0 }
///   enum Action { case incrementButtonTapped }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// A store asks for ``body`` once, before its first action, and keeps what it built. A condition inside `body` is therefore decided once; what depends
/// on the action or the state belongs inside a ``Reduce``.
///
/// A reducer has no isolation of its own: it runs wherever the store that owns it runs.
public protocol Reducer<State, Action> {
  /// The values that the feature works on.
  associatedtype State

  /// Everything that can happen in the feature.
  associatedtype Action

  /// The type of ``body``; `Never` for a reducer that implements ``reduce(into:action:)`` itself.
  associatedtype Body

  /// The reducers that this one is made of, run in the order in which they are written.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// Changes `state` as `action` demands and returns the effects to start.
  ///
  /// Implement it only in a reducer without a ``body``. A store does not call it on a reducer that has one: it runs the built body.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// Builds what a store runs for this reducer.
  ///
  /// Both kinds of reducer have an implementation; there is no need to write one.
  func _reduction() -> Reduction<State, Action>
}

/// A reducer with the state and the action of the reducer `R`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// Not to be read: this reducer implements ``reduce(into:action:)`` and has no body.
  public var body: Body {
    // `Never` has no value, so a caller that reads the body of a leaf reducer by hand cannot be given one.
    fatalError("\(Self.self) implements 'reduce(into:action:)' and has no body. Call 'reduce(into:action:)' instead of reading 'body'.")
  }

  /// The built form of a reducer without a body: a call of its own ``reduce(into:action:)``.
  @inlinable
  public func _reduction() -> Reduction<State, Action> {
    Reduction { state, action in reduce(into: &state, action: action) }
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the body on `state`.
  ///
  /// Evaluates ``body`` at every call. A store does not come this way; it builds the body once.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  /// The built form of a reducer with a body: the built form of that body.
  @inlinable
  public func _reduction() -> Reduction<State, Action> {
    body._reduction()
  }
}

/// The older name of ``Reducer``.
public typealias ReducerProtocol = Reducer
