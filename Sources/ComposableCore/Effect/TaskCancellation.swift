import IssueReporting

/// Runs a part of an effect so that it alone can be cancelled by an id.
///
/// ```swift
/// return .run { send in
///   await withTaskGroup(of: Void.self) { group in
///     group.addTask { for await event in store.events { await send(.event(event)) } }
///     group.addTask {
///       await withTaskCancellation(id: CancelID.timer) {
///         for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
///       }
///     }
///   }
/// }
/// ```
///
/// `Effect.cancel(id:)` and `Task.cancel(id:)` cancel the part, and from then on nothing that it sends arrives; the rest of the effect goes on. The id belongs to the
/// feature of the effect.
///
/// Outside of an effect of a store there is nothing that could cancel it: that is reported as an issue, and the operation runs.
///
/// - Parameters:
///   - id: Any hashable value.
///   - cancelInFlight: Whether effects in flight with the same id are cancelled first.
///   - isolation: The isolation of the caller.
///   - operation: The part of the effect. It runs cancelled from the start if the effect already was.
///   - fileID: The source location.
///   - filePath: The source location.
///   - line: The source location.
///   - column: The source location.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withTaskCancellation<ID: Hashable & Sendable, R: Sendable, Failure: Error>(
  id: ID,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async throws(Failure) -> R {
  guard var context = EffectContext.current else {
    reportIssue(
      """
      'withTaskCancellation(id:)' was called outside of an effect, with the id '\(id)'. The operation runs, and nothing can cancel it by that id.

      Call it in the body of an 'Effect.run' or in a task that such a body starts; a detached task does not know its effect.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
    return try await operation()
  }
  let host = context.host
  let canceller = EffectCanceller()
  let scope = await host.beginScope(CancelID(id), cancelInFlight: cancelInFlight, canceller, for: context)
  if let scope { context.scopes.append(scope) } else { canceller.cancel() }
  let task = Task(executorPreference: host.effectExecutor) { [context] in
    await EffectContext.$current.withValue(context) { await Outcome(of: operation) }
  }
  canceller.attach { task.cancel() }
  let outcome = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    canceller.cancel()
  }
  if let scope { await host.endScope(scope) }
  return try outcome.result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels what has an id, in the feature of the effect that calls it and the features within it.
  ///
  /// When it returns, nothing that the cancelled work sends arrives any more. The tasks themselves are cancelled as soon as the store's actor is free.
  ///
  /// Outside of an effect of a store there is nothing to cancel: that is reported as an issue.
  ///
  /// - Parameters:
  ///   - id: The id that was given to `cancellable(id:)` or `withTaskCancellation(id:)`.
  ///   - fileID: The source location.
  ///   - filePath: The source location.
  ///   - line: The source location.
  ///   - column: The source location.
  public static func cancel<ID: Hashable & Sendable>(
    id: ID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard let context = EffectContext.current else {
      reportIssue(
        """
        'Task.cancel(id:)' was called outside of an effect, with the id '\(id)'. Nothing was cancelled.

        Ids belong to a store. Call it in the body of an 'Effect.run', or return 'Effect.cancel(id:)' from a reducer.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
      return
    }
    context.host.cancel(CancelID(id), for: context.effect)
  }
}

/// What an operation came to; unlike a call of the operation it can be the value of a task.
private struct Outcome<Success: Sendable, Failure: Error>: Sendable {
  let result: Result<Success, Failure>

  init(of operation: () async throws(Failure) -> Success) async {
    do throws(Failure) {
      result = .success(try await operation())
    } catch {
      result = .failure(error)
    }
  }
}
