/// What a case cost: nanoseconds per operation.
struct Measurement: Codable {
  let name: String
  /// What it may cost.
  let budget: Double?
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
    let cores = benchmark.isPinned ? Cores.pinToOne() : nil
    defer { cores?.restore() }
    let operation = await benchmark.setUp()
    var count = 1
    while await operation(count).duration < Self.sampleTime { count *= 2 }
    var costs: [Double] = []
    for _ in 0..<samples { costs.append(await operation(count).cost) }
    costs.sort()
    name = benchmark.name
    budget = benchmark.budget.map { $0 / .nanoseconds(1) }
    median = costs[costs.count / 2]
    fastest = costs[0]
    slowest = costs[costs.count - 1]
  }
}
