/// A dependency that starts work nobody waits for.
///
/// ```swift
/// @Dependency(\.fireAndForget) var fireAndForget
/// await fireAndForget { try await analytics.track("opened") }
/// ```
///
/// Live and in previews the call returns at once and the work goes on in a task of its own. In tests it returns when the work is done, so
/// that what the work did can be checked. What the work throws is dropped.
public struct FireAndForget: Sendable {
  /// Starts work with a name and a priority.
  public let operation: @Sendable (String?, TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Creates a dependency that starts work.
  ///
  /// - Parameter operation: Starts work with a name and a priority.
  public init(
    _ operation: @escaping @Sendable (String?, TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
  ) {
    self.operation = operation
  }

  /// Starts work.
  ///
  /// - Parameters:
  ///   - name: The name of the task, for tools.
  ///   - priority: The priority of the task; that of the caller when `nil`.
  ///   - work: The work.
  public func callAsFunction(
    name: String? = nil,
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void
  ) async {
    await operation(name, priority, work)
  }
}

extension DependencyValues {
  /// Starts work nobody waits for; in tests it is waited for.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { name, priority, work in
    Task(name: name, priority: priority) { try? await work() }
  }

  static let testValue = FireAndForget { _, _, work in
    try? await work()
  }
}
