internal import Synchronization

extension Schedule {
  /// Whether this schedule belongs to a run of ``explore(seeds:only:outsideWork:jobLimit:shrinkingRuns:checksDeterminism:fileID:filePath:line:column:function:operation:)``.
  ///
  /// Test code then does not run everything that can run before it goes on: how much runs is one more choice of the order.
  public var isExploring: Bool { core.state.withLock { $0.isExploring } }

  func beginExploring() { core.state.withLock { $0.isExploring = true } }

  /// Asks the order a question, and records the answer among ``choices``.
  ///
  /// - Parameter count: How many answers there are.
  /// - Returns: The answer, from 0; in FIFO order always 0.
  package func choose(among count: Int) -> Int { core.state.withLock { $0.choices.choose(among: count) } }

  /// Lets the code under test go on, between two steps of a test.
  ///
  /// Runs jobs until none can run. While the schedule explores, the order decides before each job whether the test goes on first, and whether a tick comes before the job:
  /// so each step of a test (an action, a cancellation, an advance of a clock) meets the tasks at every point. The FIFO answer is to run everything, and no tick.
  ///
  /// - Parameters:
  ///   - limit: How many jobs to run at most.
  ///   - mayStop: Whether the order may let the test go on early.
  ///   - done: Asked before each job; the run ends as soon as it answers true.
  /// - Returns: Why the run ended, and after how many jobs.
  package func settle(limit: Int = 100_000, mayStop: Bool = true, until done: () -> Bool = { false }) -> Outcome {
    guard isExploring else { return runUntilQuiet(limit: limit, until: done) }
    var jobs = 0
    while true {
      if done() { return .satisfied(jobs: jobs) }
      if jobs >= limit { return isQuiet ? .quiet(jobs: jobs) : .limitReached(jobs: jobs) }
      var answers: [Step] = isQuiet ? [] : [.job]
      if mayStop { answers.append(.stop) }
      if pendingTicks > 0, mayStop || !answers.isEmpty { answers.append(.tick) }
      guard !answers.isEmpty else { return .quiet(jobs: jobs) }
      switch answers[choose(among: answers.count)] {
      case .job: runOne()
      case .tick: releaseTick()
      case .stop: return isQuiet ? .quiet(jobs: jobs) : .satisfied(jobs: jobs)
      }
      jobs += 1
    }
  }

  private enum Step { case job, stop, tick }

  /// Writes a line into ``trace``, between the jobs.
  package func note(_ text: @autoclosure () -> String) {
    guard isTracing else { return }
    let text = text()
    core.state.withLock { $0.trace.append("» \(text)") }
  }
}
