/// An instance whose life a ``LifetimeTracker`` follows. Made by ``LifetimeTracker/track(_:fileID:line:)``.
///
/// Two instances are equal when their payloads are.
public final class LifetimeTracked<Payload> {
  /// What the instance carries.
  public let payload: Payload

  /// The position of this instance among all that its tracker has made, from 1.
  public let serialNumber: Int

  private let tracker: LifetimeTracker

  init(payload: Payload, serialNumber: Int, tracker: LifetimeTracker) {
    self.payload = payload
    self.serialNumber = serialNumber
    self.tracker = tracker
  }

  deinit {
    tracker.release(serialNumber)
  }
}

extension LifetimeTracked: Sendable where Payload: Sendable {}

extension LifetimeTracked: Equatable where Payload: Equatable {
  /// Compares the payloads.
  public static func == (lhs: LifetimeTracked, rhs: LifetimeTracked) -> Bool {
    lhs.payload == rhs.payload
  }
}

extension LifetimeTracked: Hashable where Payload: Hashable {
  /// Hashes the payload.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(payload)
  }
}

extension LifetimeTracked: Comparable where Payload: Comparable {
  /// Orders instances by their payloads.
  public static func < (lhs: LifetimeTracked, rhs: LifetimeTracked) -> Bool {
    lhs.payload < rhs.payload
  }
}

extension LifetimeTracked: CustomStringConvertible {
  /// The description of the payload.
  public var description: String {
    "\(payload)"
  }
}
