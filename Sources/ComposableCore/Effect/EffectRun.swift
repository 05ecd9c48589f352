import IssueReporting

/// The asynchronous part of an effect, with all that is needed to start it and to name it.
package struct EffectRun<Action>: Sendable {
  let priority: TaskPriority?
  let name: String?
  let operation: @Sendable (Send<Action>) async throws -> Void
  let handler: (@Sendable (any Error, Send<Action>) async -> Void)?
  let location: SourceLocation

  /// What a debugger and a failure message call it.
  package var label: String {
    name ?? location.description
  }

  /// Runs the operation to its end; no error leaves it.
  func callAsFunction(_ send: Send<Action>) async {
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
      An effect of \(Action.self) threw an error that nothing catches: \(error)

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

/// A place in the source, as literals give it.
package struct SourceLocation: Sendable, CustomStringConvertible {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  package var description: String {
    "\(fileID):\(line)"
  }
}
