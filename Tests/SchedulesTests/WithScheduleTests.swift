import Dispatch
import IssueReporting
import Schedules
import SchedulesTestSupport
import Synchronization
import Testing

private final class Log: Sendable {
  private let storage = Mutex<[String]>([])
  func add(_ entry: String) { storage.withLock { $0.append(entry) } }
  var entries: [String] { storage.withLock { $0 } }
}

@Suite(.timeLimit(.minutes(15)))
struct WithScheduleTests {
  @Test("The operation's result comes back, and sleeps take no real time")
  func resultAndSleeps() async throws {
    let log = Log()
    let start = ContinuousClock.now
    let result = try await withSchedule {
      async let slow: Void = {
        try? await Task.sleep(for: .seconds(1_000_000)); log.add("slow")
      }()
      async let fast: Void = {
        try? await Task.sleep(for: .seconds(2)); log.add("fast")
      }()
      _ = await (slow, fast)
      return Schedule.current?.virtualNow
    }
    #expect(result == .seconds(1_000_000))
    #expect(log.entries == ["fast", "slow"])
    // Twelve days would not have passed on any machine.
    #expect(ContinuousClock.now - start < .seconds(1_000_000))
  }

  @Test("The operation's error comes back")
  func errors() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await withSchedule { try await Task { throw Failure() }.value }
    }
  }

  @Test("A main-actor operation is on the main actor")
  @MainActor func mainActor() async throws {
    let value = 3
    let result = try await withSchedule { @MainActor in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      return value
    }
    #expect(result == 3)
    #expect(Schedule.current == nil)
  }

  @Test("Work that leaves the schedule is waited for as long as is allowed")
  func outsideWork() async throws {
    try await withSchedule(outsideWork: .seconds(600)) {
      await withUnsafeContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { continuation.resume() }
      }
    }
  }

  @Test("An operation that can never finish is reported with what its tasks wait for, and cancelled")
  func stall() async {
    let message = Mutex("")
    let reporter = Collector { text in message.withLock { $0 = text } }
    _ = await withIssueReporters([reporter]) {
      await #expect(throws: ScheduleStall.self) {
        try await withSchedule {
          await Schedule.waiting(on: "never") {
            await ScheduleOwner.$current.withValue(ScheduleOwner(id: 7, name: "stuck")) {
              await Task { await waitForever() }.value
            }
          }
        }
      }
    }
    let text = message.withLock { $0 }
    #expect(text.contains("can never finish"))
    #expect(text.contains("stuck #7"))
    #expect(text.contains("waits for the end of days"))
    #expect(text.contains("waitForever() (WithScheduleTests.swift:"), "\(text)")
  }

  @Test("A stall that heeds cancellation ends with the operation's own result")
  func cancelledStall() async throws {
    let reporter = Collector { _ in }
    let result = try await withIssueReporters([reporter]) {
      try await withSchedule {
        for await _ in AsyncStream<Int>.makeStream().stream {}
        return Task.isCancelled
      }
    }
    #expect(result)
    #expect(reporter.count == 1)
  }

  @Test("An endless loop is stopped by the job limit")
  func jobLimit() async throws {
    let reporter = Collector { _ in }
    try await withIssueReporters([reporter]) {
      try await withSchedule(jobLimit: 1_000) { while !Task.isCancelled { await Task.yield() } }
    }
    #expect(reporter.count == 1)
  }

  @Test("Ticks are released one at a time, before virtual time moves")
  func ticks() async throws {
    let log = Log()
    try await withSchedule {
      async let tick: Void = {
        try? await Schedule.current?.tick("a tick"); log.add("tick")
      }()
      async let sleep: Void = {
        try? await Task.sleep(for: .milliseconds(1)); log.add("sleep")
      }()
      _ = await (tick, sleep)
    }
    #expect(log.entries == ["tick", "sleep"])
  }

  @Test("Synchronous code returns after what it started has run")
  func synchronous() {
    let log = Log()
    let result = synchronously {
      withSchedule {
        Task {
          try? await Task.sleep(for: .seconds(60))
          log.add("done")
        }
        log.add("started")
        return 1
      }
    }
    #expect(result == 1)
    #expect(log.entries == ["started", "done"])
  }

  @Test("The caller's cancellation reaches the operation")
  func cancellation() async throws {
    let task = Task {
      try await withSchedule(outsideWork: .seconds(600)) {
        try await Schedule.current?.tick("x"); return Task.isCancelled
      }
    }
    task.cancel()
    let result = await task.result
    if case .success(let value) = result { #expect(value) }
  }

  @Test("The trait runs the test on a schedule", .schedule(.seed(3)))
  func trait() async {
    #expect(Schedule.current?.order == .seed(3))
    await Task.detached { #expect(Schedule.current?.order == .seed(3)) }.value
  }

  @Test("The trait runs each case on a schedule of its own", .schedule(), arguments: 0..<5)
  @MainActor func traitOnMainActor(_ index: Int) async throws {
    MainActor.assertIsolated()
    let schedule = try #require(Schedule.current)
    try await Task.sleep(for: .seconds(index))
    #expect(schedule.virtualNow == .seconds(index))
    MainActor.assertIsolated()
  }
}

private func waitForever() async {
  await Schedule.waiting(on: "the end of days") {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}

private func synchronously<R>(_ body: () -> R) -> R { body() }

/// Collects the issues that are reported while it is in force.
final class Collector: IssueReporter {
  private let receive: @Sendable (String) -> Void
  private let received = Mutex(0)
  init(_ receive: @escaping @Sendable (String) -> Void) { self.receive = receive }
  var count: Int { received.withLock { $0 } }
  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    received.withLock { $0 += 1 }
    receive(message() ?? "")
  }
}

@MainActor func withReporter<R: Sendable>(_ reporter: Collector, operation: @MainActor () async -> R) async -> R {
  await withIssueReporters([reporter]) { await operation() }
}
