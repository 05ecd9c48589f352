/// Everything of a schedule that changes, behind the core's lock.
struct ScheduleState {
  struct Waiter {
    let token: UInt64
    let continuation: UnsafeContinuation<Void, Never>
  }

  var queue = JobQueue<UnownedJob>()
  var choices: ChoiceSource
  var sleeps = SleepQueue<UnownedJob>()
  var ticks = TickLine<UnsafeContinuation<Void, any Error>>()
  var tasks = TaskTable()

  var waiters: [Waiter] = []
  /// Waits that ended before their continuation was there.
  var endedWaits: Set<UInt64> = []
  private var waiterTokens: UInt64 = 0

  /// Whose tasks have been reported for running elsewhere, in words.
  var reportedTasks: Set<String> = []

  var jobCount = 0
  var outsideJobCount = 0
  var isTracing = false
  var trace: [String] = []
  /// The order also decides how far the code under test goes between two steps of a test.
  var isExploring = false
  /// The schedule is gone: jobs are handed on to the real executors.
  var isAbandoned = false
  /// When the running job began; nil between jobs.
  var jobStart: ContinuousClock.Instant?

  init(order: Schedule.Order) { choices = ChoiceSource(order) }

  mutating func nextWaiterToken() -> UInt64 {
    waiterTokens += 1
    return waiterTokens
  }

  mutating func takeWaiters() -> [Waiter] {
    guard !waiters.isEmpty else { return [] }
    defer { waiters = [] }
    return waiters
  }
}
