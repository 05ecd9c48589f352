import IssueReporting
import Synchronization

/// An ordered log to which any task may write, for tests that assert what happened and in which order.
///
/// ```swift
/// let recorder = OperationRecorder<String>()
/// client.save = { recorder.record("save \($0)") }
/// // ...
/// #expect(recorder.operations == ["save 1", "save 2"])
/// ```
///
/// Operations of one task are recorded in its order; those of concurrent tasks in the order in which they reach the recorder.
public final class OperationRecorder<Operation: Sendable>: Sendable {
  private let log = Mutex<[Operation]>([])

  /// Makes an empty log.
  public init() {}

  /// Appends an operation.
  ///
  /// - Complexity: Amortised O(1).
  public func record(_ operation: Operation) {
    log.withLock { $0.append(operation) }
  }

  /// All operations so far, the oldest first.
  public var operations: [Operation] {
    log.withLock { $0 }
  }

  /// Empties the log and returns what it held, so that a test can assert one step after the other.
  ///
  /// - Returns: The operations since the last call.
  public func takeOperations() -> [Operation] {
    log.withLock { operations in
      let taken = operations
      operations = []
      return taken
    }
  }
}

extension OperationRecorder where Operation: Equatable {
  /// Reports an issue unless the given operations have all been recorded in the given relative order.
  ///
  /// Other operations may lie between them. For the complete log compare ``operations``.
  ///
  /// ```swift
  /// recorder.expectOrder("open", "write", "close")
  /// ```
  ///
  /// - Parameter expected: The operations, the oldest first.
  /// - Complexity: O(*n*) in the length of the log.
  public func expectOrder(
    _ expected: Operation...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let recorded = operations
    var rest = recorded[...]
    for (position, operation) in expected.enumerated() {
      guard let index = rest.firstIndex(of: operation) else {
        let place = position == 0 ? "at all" : "after '\(expected[position - 1])'"
        reportIssue(
          """
          '\(operation)' was not recorded \(place).

          Expected order: \(expected)
          Recorded: \(recorded)
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        return
      }
      rest = rest[(index + 1)...]
    }
  }
}
