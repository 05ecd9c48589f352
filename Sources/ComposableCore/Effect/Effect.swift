public import SwiftNavigation

/// Work that a reducer asks the store to do, as a value.
///
/// Making an effect does nothing. The store that runs the reducer starts it after the action has been processed, and feeds the actions that it sends back
/// into the reducer.
///
/// ```swift
/// case .factButtonTapped:
///   return .run { [count = state.count] send in
///     try await clock.sleep(for: .seconds(1))
///     await send(.factResponse("\(count) is a good number"))
///   }
/// ```
///
/// An effect belongs to the feature that returned it: when the state of that feature goes away, the effect is cancelled, and from then on nothing that it
/// sends arrives.
public struct Effect<Action> {
  package let operation: EffectOperation<Action>

  /// Whether there is nothing to do.
  @usableFromInline
  package var isNone: Bool {
    if case .none = operation { true } else { false }
  }

  package init(operation: EffectOperation<Action>) {
    self.operation = operation
  }
}

/// An effect with the action of the reducer `R`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// What an effect asks for; the store interprets it.
package indirect enum EffectOperation<Action> {
  case none
  case send(Action)
  case run(EffectRun<Action>)
  case merge([EffectOperation])
  case concatenate([EffectOperation])
  case cancellable(CancelID, cancelInFlight: Bool, EffectOperation)
  case cancel(CancelID)
  case throttle(Throttle, EffectOperation)
  case transaction(UITransaction, EffectOperation)
  /// The operation belongs to a feature whose state may go away.
  case owned(Owner<Action>, EffectOperation)
}

extension Effect {
  /// An effect that does nothing and ends at once.
  public static var none: Self {
    Self(operation: .none)
  }

  /// An effect that sends one action and ends.
  ///
  /// The action is processed right after the one that returned this effect, in the same turn of the store.
  public static func send(_ action: Action) -> Self {
    Self(operation: .send(action))
  }

  /// An effect that sends one action, whose changes are animated, and ends.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How views show the changes that the action makes; `nil` shows them at once.
  public static func send(_ action: Action, animation: Animation?) -> Self {
    Self.send(action).animation(animation)
  }

  /// An effect that runs asynchronous work, which can send any number of actions.
  ///
  /// The work runs off the store's actor. It is cancelled when the feature that returned the effect goes away, and when the store does.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; `nil` takes that of the caller.
  ///   - name: A name for the task, shown by debuggers and by a test store that lists what is in flight; `nil` shows the source location.
  ///   - operation: The work. It gets a ``Send`` to feed actions back with. A `CancellationError` ends it silently.
  ///   - handler: Called with any other error. Without it such an error is reported as an issue at the effect's source location.
  ///   - fileID: The source location of the effect.
  ///   - filePath: The source location of the effect.
  ///   - line: The source location of the effect.
  ///   - column: The source location of the effect.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let body = EffectBody(operation: operation, handler: handler, location: location)
    return Self(operation: .run(EffectRun(priority: priority, name: name, location: location, body: body.run)))
  }
}
