import Schedules
import Synchronization

/// A clock whose time passes only when a test says so.
///
/// Give it to the code under test in place of a `ContinuousClock`, and move its time with ``advance(by:)``, ``advance(to:)`` or
/// ``run(timeout:)``. Nothing waits in real time:
///
/// ```swift
/// @Test(.schedule) func countsSeconds() async {
///   let clock = TestClock()
///   let seconds = Mutex(0)
///   let task = Task {
///     for await _ in clock.timer(interval: .seconds(1)) { seconds.withLock { $0 += 1 } }
///   }
///   await clock.advance(by: .seconds(3))
///   #expect(seconds.withLock { $0 } == 3)
///   task.cancel()
/// }
/// ```
///
/// # Order
///
/// Sleepers wake up in the order of their deadlines, and among equal deadlines in the order in which they fell asleep. Time moves from
/// deadline to deadline, so a sleeper that wakes up reads its own deadline in ``now``, and if it falls asleep again for less than what is
/// left, the same advance wakes it again in its turn.
///
/// # What has happened when an advance returns
///
/// Under a `Schedule`, everything: before the first deadline, between deadlines and after the last one, all jobs of the schedule run until
/// none can. That is exact, and the same in each run. The clock knows the schedule that the caller runs on, the one that it was made on,
/// and those of all tasks that ever slept on it.
///
/// Without a schedule the clock can only resume tasks, not run them. What it promises: everyone who sleeps when their deadline comes is
/// resumed, one after the other, each when the task of the one before has taken up its wake-up; and ``now`` is the end when the advance
/// returns. In between the caller gives way to other tasks until the clock sees none of them act. So work that a woken task
/// does may still be under way, and a task that has not yet come to its `sleep` is not asleep; give the test a schedule when that matters.
///
/// # Performance
///
/// With *n* sleepers, falling asleep and waking up cost O(log *n*), cancelling O(1) amortized. A clock with 10,000 sleepers holds no more
/// than their continuations and a heap of their deadlines, whatever was cancelled before.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// The part that changes, behind one lock. Nothing is resumed while the lock is held.
  struct State {
    var now: Instant
    var sleepers = SleeperQueue<Instant, Sleeper>()
    /// Where the sleepers run.
    var schedules = KnownSchedules()
    /// Counts what sleepers do, so that ``TestClock/settle()`` sees when they stop doing things.
    var activity = 0
  }

  let state: Mutex<State>

  /// Makes a clock.
  ///
  /// - Parameter now: The time at which it starts.
  public init(now: Instant = Instant()) {
    var state = State(now: now)
    if let schedule = Schedule.current { state.schedules.note(WeakSchedule(schedule)) }
    self.state = Mutex(state)
  }

  /// The time that the test has advanced to; inside a sleeper that was just woken, its deadline.
  public var now: Instant {
    state.withLock { $0.now }
  }

  /// The smallest step of time that this clock can tell apart: none is too small.
  public var minimumResolution: Duration { .zero }
}

extension TestClock where Duration == Swift.Duration {
  /// Makes a clock that starts at its origin.
  public convenience init() {
    self.init(now: Instant())
  }
}
