import Clocks
import Schedules

/// What it costs a test to let time pass.
@MainActor
func clockCases() -> [Benchmark] {
  [
    Benchmark(name: "test-clock-advance", budget: .microseconds(10)) { count in
      let clock = TestClock()
      let schedule = Schedule()
      let woken = Woken()
      schedule.step {
        _ = Task(executorPreference: schedule.taskExecutor) { @Sendable in
          while (try? await clock.sleep(for: .seconds(1))) != nil { woken.count += 1 }
        }
      }
      schedule.runUntilQuiet()
      for _ in 0..<count { await clock.advance(by: .seconds(1)) }
      precondition(woken.count == count)
    }
  ]
}

/// Counts wake-ups. Only the one thread that drives the schedule touches it, which is what makes it safe to share with the task.
private final class Woken: @unchecked Sendable {
  var count = 0
}
