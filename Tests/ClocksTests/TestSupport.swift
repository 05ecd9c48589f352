import Clocks
import Schedules
import Synchronization

/// What tasks have done, in the order in which they did it.
final class Log<Entry: Sendable>: Sendable {
  private let storage = Mutex<[Entry]>([])

  var entries: [Entry] { storage.withLock { $0 } }

  func append(_ entry: Entry) {
    storage.withLock { $0.append(entry) }
  }
}

extension Schedule {
  /// Starts a task on this schedule, wherever the runtime allows it, and lets it run as far as it can.
  @discardableResult
  func start(name: String? = nil, _ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    let task = step { Task(name: name, executorPreference: taskExecutor) { await operation() } }
    runUntilQuiet()
    return task
  }

  /// Cancels a task of this schedule and lets everything run as far as it can.
  func cancel(_ task: Task<Void, Never>) {
    step { task.cancel() }
    runUntilQuiet()
  }
}

extension TestClock {
  /// Waits without real time until so many sleep, where no schedule knows when that is the case.
  func waitForSleepers(_ count: Int) async {
    while describeSleepers().count < count { await Task.yield() }
  }
}

/// A duration that an integer literal can spell.
struct Seconds: DurationProtocol, Hashable, ExpressibleByIntegerLiteral {
  var value: Double

  static func seconds(_ value: Double) -> Self { Self(value: value) }

  static var zero: Self { Self(value: 0) }

  init(value: Double) { self.value = value }

  init(integerLiteral value: Int) { self.value = Double(value) }

  static func + (lhs: Self, rhs: Self) -> Self { Self(value: lhs.value + rhs.value) }

  static func - (lhs: Self, rhs: Self) -> Self { Self(value: lhs.value - rhs.value) }

  static func / (lhs: Self, rhs: Int) -> Self { Self(value: lhs.value / Double(rhs)) }

  static func * (lhs: Self, rhs: Int) -> Self { Self(value: lhs.value * Double(rhs)) }

  static func / (lhs: Self, rhs: Self) -> Double { lhs.value / rhs.value }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}
