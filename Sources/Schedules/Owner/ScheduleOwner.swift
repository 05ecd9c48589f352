internal import Synchronization

/// Somebody who starts tasks and wants to know later what has become of them: an effect of a store, a subscription, a test.
///
/// Bind one while tasks are started, and each task that is started inside, directly or not, belongs to it:
///
/// ```swift
/// let owner = ScheduleOwner(id: 2, name: "locations")
/// ScheduleOwner.$current.withValue(owner) { _ = Task { await watchLocations() } }
/// schedule.runUntilQuiet()
/// for task in schedule.liveTasks(of: owner) { print(task) }     // what each of them awaits
/// ```
public final class ScheduleOwner: Sendable {
  /// The owner that tasks started here belong to.
  @TaskLocal public static var current: ScheduleOwner?

  /// A number that the creator gave, for example the number of an effect.
  public let id: Int
  /// A name that the creator gave, for messages.
  public let name: String

  private struct Waits {
    var all: [UInt64: Wait] = [:]
    var count: UInt64 = 0
  }
  private let state = Mutex(Waits())

  /// Makes an owner.
  ///
  /// - Parameters:
  ///   - id: A number; no meaning is given to it.
  ///   - name: A name for messages.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// What the tasks of this owner say that they wait for, oldest first. Only code that uses ``Schedule/waiting(on:fileID:line:isolation:operation:)`` says so.
  public var waits: [Wait] { state.withLock { $0.all.sorted { $0.key < $1.key }.map(\.value) } }

  func begin(_ wait: Wait) -> UInt64 {
    state.withLock { state in
      state.count += 1
      state.all[state.count] = wait
      return state.count
    }
  }

  func end(_ id: UInt64) { state.withLock { _ = $0.all.removeValue(forKey: id) } }

  /// Something that a task says it waits for.
  public struct Wait: Sendable, Hashable, CustomStringConvertible {
    /// What is waited for, in words.
    public let label: String
    /// Where in the source the wait began.
    public let fileID: String
    /// Where in the source the wait began.
    public let line: UInt
    /// The task that waits; 0 where tasks have no numbers.
    let task: UInt64

    /// The wait in words, with its place.
    public var description: String { "\(label) (\(fileID):\(line))" }
  }
}
