extension Effect {
  /// An effect whose work gives one action; today written as `run` with one `send`.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; `nil` takes that of the caller.
  ///   - operation: The work; what it returns is sent. A `CancellationError` ends it silently.
  ///   - handler: Makes an action of any other error. Without it such an error is reported as an issue at the effect's source location.
  ///   - fileID: The source location of the effect.
  ///   - filePath: The source location of the effect.
  ///   - line: The source location of the effect.
  ///   - column: The source location of the effect.
  public static func task(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> sending Action,
    catch handler: (@Sendable (_ error: any Error) async -> sending Action)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    var recover: (@Sendable (any Error, Send<Action>) async -> Void)?
    if let handler { recover = { error, send in await send(handler(error)) } }
    return .run(
      priority: priority,
      operation: { send in try await send(operation()) },
      catch: recover,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// An effect whose work gives no action; today written as `run` without a `send`.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; `nil` takes that of the caller.
  ///   - operation: The work. Errors that it throws are dropped.
  ///   - fileID: The source location of the effect.
  ///   - filePath: The source location of the effect.
  ///   - line: The source location of the effect.
  ///   - column: The source location of the effect.
  public static func fireAndForget(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    .run(
      priority: priority,
      operation: { _ in try? await operation() },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
