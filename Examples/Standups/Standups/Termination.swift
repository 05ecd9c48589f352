import Dispatch
import Foundation

/// Ends work when the user, or the system, asks the process to end.
enum Termination {
  /// How long the work may take to come to an end.
  private static let patience = Duration.seconds(1)

  /// Does some work until it ends by itself, or SIGINT or SIGTERM arrives. A second signal ends the process at once.
  ///
  /// - Parameter work: The work; it is cancelled when a signal arrives, and left behind if it does not end soon.
  /// - Throws: What the work throws by itself.
  static func run(_ work: @escaping @Sendable () async throws -> Void) async throws {
    let (events, continuation) = AsyncStream<Result<Void, any Error>?>.makeStream()
    let sources = [SIGINT, SIGTERM].map { number in
      // The system's own reaction, to end the process, must not come first.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        signal(number, SIG_DFL)
        continuation.yield(nil)
      }
      source.activate()
      return source
    }
    let task = Task {
      do {
        try await work()
        continuation.yield(.success(()))
      } catch {
        continuation.yield(.failure(error))
      }
    }
    var iterator = events.makeAsyncIterator()
    if let result = await iterator.next() ?? nil {
      withExtendedLifetime(sources) {}
      return try result.get()
    }
    task.cancel()
    let deadline = Task {
      try await Task.sleep(for: patience)
      continuation.finish()
    }
    _ = await iterator.next()
    deadline.cancel()
    withExtendedLifetime(sources) {}
  }
}
