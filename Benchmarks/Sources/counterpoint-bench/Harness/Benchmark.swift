/// One thing to measure.
struct Benchmark {
  /// Does the operation about the given number of times, and says how often it did and how long that took.
  typealias Operation = @MainActor (_ count: Int) async -> Sample

  /// The name of the case, as DESIGN.md's table of budgets has it.
  let name: String
  /// What one operation may cost; `nil` where no budget is set.
  let budget: Duration?
  /// Whether all threads share one core, because the operation hands work from thread to thread.
  var isPinned = false
  /// Makes what the operation works on, which is not measured.
  let setUp: @MainActor () async -> Operation
}

/// So many operations in so long a time.
struct Sample {
  let count: Int
  let duration: Duration

  /// What one operation cost, in nanoseconds.
  var cost: Double { duration / .nanoseconds(1) / Double(count) }
}

extension Benchmark {
  /// A case in which everything is measured.
  init(name: String, budget: Duration?, run: @escaping @MainActor (_ count: Int) async -> Void) {
    self.init(name: name, budget: budget, setUp: { { count in await timed(count) { await run(count) } } })
  }

  /// A case whose operation works on something that is made before.
  init(name: String, budget: Duration?, after setUp: @escaping @MainActor () async -> @MainActor (_ count: Int) async -> Void) {
    self.init(
      name: name, budget: budget,
      setUp: {
        let run = await setUp()
        return { count in await timed(count) { await run(count) } }
      }
    )
  }

  /// The same case on one core.
  var pinned: Benchmark {
    Benchmark(name: name, budget: budget, isPinned: true, setUp: setUp)
  }
}

/// Measures how long `operation` takes.
@MainActor
func timed(_ count: Int, _ operation: @MainActor () async -> Void) async -> Sample {
  let clock = ContinuousClock()
  let start = clock.now
  await operation()
  return Sample(count: count, duration: clock.now - start)
}
