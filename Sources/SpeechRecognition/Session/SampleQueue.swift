/// Audio that waits for the recogniser: the newest samples up to a limit, and a count of those that had to go.
struct SampleQueue {
  /// How many samples may wait.
  let limit: Int

  /// How many samples were thrown away.
  private(set) var lost = 0

  private var samples: [Int16] = []
  // Where the waiting samples begin. What is before it has been taken and is dropped from time to time, not with every call.
  private var head = 0

  init(limit: Int) { self.limit = limit }

  /// How many samples wait.
  var count: Int { samples.count - head }

  /// Whether a sender that can wait may add samples now. What it adds may go over the limit; none of it is lost.
  var hasRoom: Bool { count < limit }

  /// Adds samples.
  ///
  /// - Parameters:
  ///   - new: The samples.
  ///   - isBounded: Whether the oldest samples go when there are more than the limit.
  /// - Complexity: O(*m*) in the number of new samples, amortised.
  mutating func put(_ new: [Int16], isBounded: Bool) {
    samples.append(contentsOf: new)
    if isBounded, count > limit {
      lost += count - limit
      head = samples.count - limit
    }
    if head > limit || head == samples.count { compact() }
  }

  /// Removes the oldest samples and returns them, at most as many as asked for.
  mutating func take(atMost maximum: Int) -> [Int16] {
    let end = min(head + max(maximum, 0), samples.count)
    defer {
      head = end
      if head > limit || head == samples.count { compact() }
    }
    return Array(samples[head..<end])
  }

  private mutating func compact() {
    samples.removeFirst(head)
    head = 0
  }
}
