/// The wake-ups that sleeping tasks have asked for, in virtual time.
struct SleepQueue<Job> {
  struct Sleep {
    let wakeUp: Job
    /// The task that sleeps; 0 when it is not known.
    let sleeper: UInt64
    let deadline: Duration
    let order: UInt64
    let description: String
  }
  /// Sorted: deadline first, then the order of arrival.
  private(set) var sleeps: [Sleep] = []
  private(set) var now: Duration = .zero
  private var arrivals: UInt64 = 0

  /// - Complexity: O(log *n*) to find the place, O(*n*) to make room.
  mutating func add(_ wakeUp: Job, sleeper: UInt64, after delay: Duration, description: String) {
    arrivals += 1
    let sleep = Sleep(wakeUp: wakeUp, sleeper: sleeper, deadline: now + max(delay, .zero), order: arrivals, description: description)
    var low = 0
    var high = sleeps.count
    while low < high {
      let middle = (low + high) / 2
      if sleeps[middle].deadline > sleep.deadline { high = middle } else { low = middle + 1 }
    }
    sleeps.insert(sleep, at: low)
  }

  /// Moves the time to the next deadline and takes its wake-up.
  mutating func removeNext() -> Job? {
    guard let next = sleeps.first else { return nil }
    sleeps.removeFirst()
    now = max(now, next.deadline)
    return next.wakeUp
  }

  /// Takes the wake-ups of a task that goes on before its deadline, because it was cancelled.
  mutating func removeAll(ofSleeper sleeper: UInt64) -> [Job] {
    guard !sleeps.isEmpty, sleeps.contains(where: { $0.sleeper == sleeper }) else { return [] }
    let removed = sleeps.filter { $0.sleeper == sleeper }.map(\.wakeUp)
    sleeps.removeAll { $0.sleeper == sleeper }
    return removed
  }

  mutating func removeAll() -> [Job] {
    defer { sleeps.removeAll() }
    return sleeps.map(\.wakeUp)
  }
}
