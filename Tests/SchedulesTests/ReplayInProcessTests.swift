import ConcurrencyExtras
import Foundation
import Schedules
import Testing

private struct Stale: Error {}

/// How many jobs had run in the last run of this process, when it printed its trace.
private let traceLength = LockIsolated(0)

/// Two searches; the answer to the first may come after that of the second. Prints what ran, in what order.
@Sendable private func searchTwice() async throws {
  Schedule.current?.isTracing = true
  let result = LockIsolated("")
  await withTaskGroup(of: Void.self) { group in
    for query in ["s", "sw"] {
      group.addTask {
        for _ in 0..<4 { await Task.yield() }
        await MainActor.run { result.setValue(query) }
      }
    }
  }
  guard let schedule = Schedule.current else { return print("RUN outside of a schedule") }
  traceLength.setValue(schedule.trace.count)
  print("RUN \(schedule.order) \(stableHash(schedule.trace)) \(result.value)")
  if result.value != "sw" { throw Stale() }
}

/// FNV-1a: the hashes of the standard library differ from process to process.
private func stableHash(_ trace: [String]) -> UInt64 {
  trace.joined(separator: " ").utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// `COUNTERPOINT_SCHEDULE` end to end: each run is a process of its own that has the variable in its environment.
@Suite(.timeLimit(.minutes(15)))
struct ReplayInProcessTests {
  /// Explores the searches in a process of its own.
  ///
  /// - Parameter order: The variable's value; nil to leave it unset.
  /// - Returns: What the process printed: a line for each run of the operation, then a line for each issue.
  private func explored(_ order: String?) async throws -> [String] {
    let order = order ?? ""
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [order = order as String] in
      if !order.isEmpty { setenv("COUNTERPOINT_SCHEDULE", order, 1) }
      let issues = LockIsolated<[String]>([])
      let failure = await withReporter(Collector { text in issues.withValue { $0.append(text) } }) {
        await explore(seeds: 0..<60, checksDeterminism: false, operation: searchTwice)
      }
      for issue in issues.value { print("ISSUE", issue.split(separator: "\n")[0]) }
      if let failure { print("SMALLEST \(Schedule.Order.replay(failure.smallestChoices))") }
      fflush(nil)
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    return output.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("RUN") || $0.hasPrefix("ISSUE") || $0.hasPrefix("SMALLEST")
    }
  }

  @Test("A seed in the environment runs that order alone, with the same trace in three processes and in this one")
  func sameSeedSameTrace() async throws {
    var outputs: [[String]] = []
    for _ in 0..<3 { outputs.append(try await explored(".seed(7)").filter { $0.hasPrefix("RUN .seed") }) }
    #expect(outputs[0].count == 1)
    #expect(Set(outputs).count == 1)

    // The operation begins like that of `explore`, so that its trace is the same here.
    let schedule = Schedule(.seed(7))
    try? await withSchedule(schedule, operation: searchTwice)
    #expect(outputs[0].first?.contains(" \(stableHash(Array(schedule.trace.prefix(traceLength.value)))) ") == true)
  }

  @Test("The order that an issue names makes the same failure happen in another process, at once")
  func failureReplayed() async throws {
    let found = try await explored(nil)
    let smallest = try #require(found.last { $0.hasPrefix("SMALLEST ") }).dropFirst("SMALLEST ".count)
    #expect(found.contains { $0.hasPrefix("RUN .fifo") && $0.hasSuffix(" sw") })

    let replayed = try await explored(String(smallest))
    #expect(replayed.first?.hasPrefix("RUN \(smallest) ") == true)
    #expect(replayed.first?.hasSuffix(" s") == true)
    #expect(replayed.contains { $0.hasPrefix("ISSUE The operation fails in the order \(smallest)") })
    // The same steps, not only the same result.
    #expect(found.contains(replayed[0]))
  }

  @Test("What is no order is reported, and nothing runs")
  func noOrder() async throws {
    let output = try await explored("sideways")
    #expect(output.count == 1)
    #expect(output.first?.hasPrefix("ISSUE COUNTERPOINT_SCHEDULE is 'sideways', which is no order of jobs.") == true)
  }
}
