import Dependencies
import IssueReporting

/// The asynchronous part of an effect, with all that is needed to start it and to name it.
package struct EffectRun<Action>: Sendable {
  let priority: TaskPriority?
  let name: String?
  let location: SourceLocation
  /// The values that `@Dependency` reads inside: those of the place where the effect was made; `nil` where nothing was overridden.
  let dependencies: DependencyValues?
  /// Runs to its end; no error leaves it.
  let body: @Sendable (Send<Action>) async -> Void

  init(
    priority: TaskPriority?,
    name: String?,
    location: SourceLocation,
    dependencies: DependencyValues? = .bound,
    body: @escaping @Sendable (Send<Action>) async -> Void
  ) {
    self.priority = priority
    self.name = name
    self.location = location
    self.dependencies = dependencies
    self.body = body
  }

  /// What a debugger and a failure message call it.
  package var label: String {
    name ?? location.description
  }
}

/// The closures of `Effect.run`, and what happens to an error that leaves them.
struct EffectBody<Action>: Sendable {
  let operation: @Sendable (Send<Action>) async throws -> Void
  let handler: (@Sendable (any Error, Send<Action>) async -> Void)?
  let location: SourceLocation

  func run(_ send: Send<Action>) async {
    do {
      try await operation(send)
    } catch is CancellationError {
      return
    } catch {
      if let handler {
        await handler(error, send)
      } else {
        reportUncaught(error)
      }
    }
  }

  private func reportUncaught(_ error: any Error) {
    reportIssue(
      """
      An effect of \(typeName(Action.self)) threw an error that nothing catches: \(error)

      Catch it inside the effect, or pass 'catch:' to 'Effect.run' and turn it into an action. \
      Only a CancellationError may leave an effect.
      """,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}
