import Observation

/// What an evaluation observes when it reads storage of the library itself: that something has changed, and not what.
///
/// It has no generic parameters, so that the key path that the registrar asks for is made once.
final class ChangeSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var change: Void { () }

  /// Notes that what the signal stands for is being read.
  func read() {
    registrar.access(self, keyPath: \.change)
  }

  /// Tells whoever has read that it changes, and makes the change.
  func write<Result>(_ body: () throws -> Result) rethrows -> Result {
    try registrar.withMutation(of: self, keyPath: \.change, body)
  }
}
