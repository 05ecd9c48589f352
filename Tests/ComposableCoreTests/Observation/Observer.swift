import Observation
import Synchronization

/// Looks at something once and counts how often it is told that it has changed: 0 or 1, until it looks again.
final class Observer: Sendable {
  private let count = Atomic(0)
  private let look: @Sendable () -> Void

  init(_ look: @escaping @Sendable () -> Void) {
    self.look = look
    lookAgain()
  }

  var isTold: Bool { count.load(ordering: .relaxed) > 0 }
  var timesTold: Int { count.load(ordering: .relaxed) }

  func lookAgain() {
    withObservationTracking(look) { [self] in count.add(1, ordering: .relaxed) }
  }
}
