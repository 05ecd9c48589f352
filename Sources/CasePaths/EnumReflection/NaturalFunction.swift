/// How to read a stored function of one type.
///
/// Generic code passes all of a function's parameters and results in memory, other code passes them in registers where it can, and an
/// enum stores a function in the second form. The compiler converts between the two, but only where it sees the function's type. So
/// functions can be extracted from a case if their type is one of those written down here.
struct NaturalFunction: Sendable {
  /// Copies the function at an address into a value of its type.
  let load: @Sendable (UnsafeRawPointer) -> Any

  /// Finds the way to read a function type.
  ///
  /// - Parameter type: The declared type of a payload.
  init?(_ type: Any.Type) {
    guard let load = Self.loads[ObjectIdentifier(type)] else { return nil }
    self.load = load
  }

  // The property of a struct that is not generic holds a function in the same form as an enum does.
  private struct Plain { let function: () -> Void }
  private struct SendablePlain { let function: @Sendable () -> Void }
  private struct Main { let function: @MainActor () -> Void }
  private struct Throwing { let function: () throws -> Void }
  private struct SendableThrowing { let function: @Sendable () throws -> Void }
  private struct Asynchronous { let function: () async -> Void }
  private struct SendableAsynchronous { let function: @Sendable () async -> Void }
  private struct AsynchronousThrowing { let function: () async throws -> Void }
  private struct SendableAsynchronousThrowing { let function: @Sendable () async throws -> Void }

  private static let loads: [ObjectIdentifier: @Sendable (UnsafeRawPointer) -> Any] = [
    ObjectIdentifier((() -> Void).self): { $0.load(as: Plain.self).function },
    ObjectIdentifier((@Sendable () -> Void).self): { $0.load(as: SendablePlain.self).function },
    ObjectIdentifier((@MainActor () -> Void).self): { $0.load(as: Main.self).function },
    ObjectIdentifier((() throws -> Void).self): { $0.load(as: Throwing.self).function },
    ObjectIdentifier((@Sendable () throws -> Void).self): { $0.load(as: SendableThrowing.self).function },
    ObjectIdentifier((() async -> Void).self): { $0.load(as: Asynchronous.self).function },
    ObjectIdentifier((@Sendable () async -> Void).self): { $0.load(as: SendableAsynchronous.self).function },
    ObjectIdentifier((() async throws -> Void).self): { $0.load(as: AsynchronousThrowing.self).function },
    ObjectIdentifier((@Sendable () async throws -> Void).self): { $0.load(as: SendableAsynchronousThrowing.self).function },
  ]
}
