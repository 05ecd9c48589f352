import Schedules

/// A schedule that is not kept alive: its end is what frees the tasks that sleep.
final class WeakSchedule: Sendable {
  /// Tells schedules apart without touching them; `nil` for no schedule.
  let id: ObjectIdentifier?
  weak let value: Schedule?

  init(_ value: Schedule?) {
    self.id = value.map(ObjectIdentifier.init)
    self.value = value
  }
}

/// The schedules that a clock has met, oldest first.
///
/// It is used under the clock's lock, where no schedule may end: that would cancel its sleepers, which takes the lock. So only
/// ``removeDead()`` holds schedules, and it hands all that it held to the caller.
struct KnownSchedules: Sendable {
  private var schedules: [WeakSchedule] = []
  /// Whether somebody sleeps, or has slept, on no schedule.
  private(set) var hasOutsiders = false

  /// Remembers where a sleeper runs.
  ///
  /// - Complexity: O(1) while a clock serves one schedule.
  mutating func note(_ schedule: WeakSchedule) {
    guard schedule.id != nil else {
      hasOutsiders = true
      return
    }
    if let index = schedules.firstIndex(where: { $0.id == schedule.id }) {
      // The one that was there may have ended, and the new one have its address.
      schedules[index] = schedule
    } else {
      schedules.append(schedule)
    }
  }

  /// Forgets the schedules that have ended.
  ///
  /// - Returns: Those that have not, to be let go of outside of the lock.
  mutating func removeDead() -> [Schedule] {
    var alive: [Schedule] = []
    schedules = schedules.filter { schedule in
      guard let value = schedule.value else { return false }
      alive.append(value)
      return true
    }
    return alive
  }
}
