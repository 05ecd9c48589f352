/// One thing to measure.
struct Benchmark {
  /// The name of the case, as DESIGN.md's table of budgets has it.
  let name: String
  /// What one operation may cost; `nil` where no budget is set.
  let budget: Duration?
  /// Does the operation the given number of times.
  let run: @MainActor (_ count: Int) async -> Void
}

/// What a case cost.
struct Measurement {
  let name: String
  let budget: Duration?
  let median: Double
  let fastest: Double
  let slowest: Double

  /// A sample takes at least so long; shorter ones measure the clock.
  private static let sampleTime = Duration.milliseconds(50)

  /// Measures a case: after a warm-up that finds how many operations fill a sample, the median of several samples.
  ///
  /// - Parameters:
  ///   - benchmark: The case.
  ///   - samples: How many samples to take.
  @MainActor
  init(_ benchmark: Benchmark, samples: Int) async {
    let clock = ContinuousClock()
    var count = 1
    while true {
      let start = clock.now
      await benchmark.run(count)
      if clock.now - start >= Self.sampleTime { break }
      count *= 2
    }
    var costs: [Double] = []
    for _ in 0..<samples {
      let start = clock.now
      await benchmark.run(count)
      costs.append((clock.now - start) / .nanoseconds(1) / Double(count))
    }
    costs.sort()
    name = benchmark.name
    budget = benchmark.budget
    median = costs[costs.count / 2]
    fastest = costs[0]
    slowest = costs[costs.count - 1]
  }
}
