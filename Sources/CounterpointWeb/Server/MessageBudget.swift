/// How many messages a page may send: a bucket that each message takes one out of, and that fills again with time.
///
/// A person cannot empty it. A page that does is not ours, or is out of order.
struct MessageBudget: Sendable {
  /// How many messages may come at once.
  static let burst = 200.0
  /// How many a second may come in the long run.
  static let rate = 50.0

  private var left = Self.burst
  private var last: ContinuousClock.Instant

  init(now: ContinuousClock.Instant) {
    last = now
  }

  /// Takes one message; `false` when there is none left to take.
  mutating func take(now: ContinuousClock.Instant) -> Bool {
    let seconds = Double((now - last).components.seconds) + Double((now - last).components.attoseconds) * 1e-18
    left = min(Self.burst, left + max(0, seconds) * Self.rate)
    last = max(now, last)
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
