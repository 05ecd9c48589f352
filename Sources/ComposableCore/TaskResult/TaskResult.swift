/// The outcome of asynchronous work: a value of a known type, or an error of any.
///
/// Actions carry it where `Result` with an untyped error could not be `Equatable`:
///
/// ```swift
/// enum Action: Equatable {
///   case factResponse(TaskResult<String>)
/// }
///
/// return .run { [count = state.count] send in
///   await send(.factResponse(TaskResult { try await facts.fetch(count) }))
/// }
/// ```
///
/// Two failures are equal if their errors are of the same type, that type is `Equatable`, and they are equal in its terms. Errors of a type that is not
/// `Equatable` are never equal; comparing them is reported as an issue that names the type.
public enum TaskResult<Success: Sendable>: Sendable {
  /// The work returned a value.
  case success(Success)
  /// The work threw an error.
  case failure(any Error)

  /// Runs work and keeps what comes of it.
  ///
  /// - Parameter body: The work. Whatever it throws becomes the failure, a `CancellationError` too.
  @inlinable
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// Takes over a result.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value.
  ///
  /// - Throws: The error, if there is no value.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  /// A result with the value changed by `transform`; a failure stays as it is.
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let error): .failure(error)
    }
  }

  /// The result that `transform` makes of the value; a failure stays as it is.
  public func flatMap<NewSuccess>(_ transform: (Success) -> TaskResult<NewSuccess>) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Whether both are equal values, or equal errors of one equatable type.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): equals(left, right)
    case (.success, .failure), (.failure, .success): false
    }
  }
}

extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value, or the type of the error.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      hasher.combine(ObjectIdentifier(type(of: error)))
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// Takes over the outcome of a task.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}
