internal import CSchedules

/// The tasks that a schedule knows: those that it started and that have not completed.
///
/// A task is retained while it is in the table, so that its object can be read. It leaves when a job of it ends and it is complete, or, when it completed on
/// a thread outside, at one of the sweeps, which come after as many additions as tasks survived the sweep before. So the table is never greater than
/// twice the tasks that live, plus a constant.
///
/// An `async let` lives in its parent's memory and cannot be retained: only its id is kept, the newest 1,024 of them.
struct TaskTable {
  struct Entry {
    /// In the order in which the schedule met the tasks, from 1.
    let number: Int
    /// nil for an `async let`.
    let object: TaskObject?
    let owner: ScheduleOwner?
  }
  private static let smallestSweep = 64
  private static let keptAsyncLets = 1024

  private(set) var entries: [UInt64: Entry] = [:]
  private var asyncLets: [UInt64] = []
  private var numbers = 0
  private var additionsUntilSweep = smallestSweep

  subscript(id: UInt64) -> Entry? { entries[id] }

  /// Adds a task; the ids of tasks that left in turn are returned with their objects, to be released outside of the lock.
  mutating func add(_ id: UInt64, object: TaskObject?, owner: ScheduleOwner?) -> [UInt64: Entry] {
    numbers += 1
    entries[id] = Entry(number: numbers, object: object, owner: owner)
    var removed: [UInt64: Entry] = [:]
    if object == nil {
      asyncLets.append(id)
      if asyncLets.count >= 2 * Self.keptAsyncLets {
        for old in asyncLets.prefix(Self.keptAsyncLets) { removed[old] = entries.removeValue(forKey: old) }
        asyncLets.removeFirst(Self.keptAsyncLets)
      }
    }
    additionsUntilSweep -= 1
    if additionsUntilSweep <= 0 {
      for (id, entry) in entries where entry.object?.isComplete == true { removed[id] = entries.removeValue(forKey: id) }
      additionsUntilSweep = max(Self.smallestSweep, entries.count)
    }
    return removed
  }

  mutating func remove(_ id: UInt64) -> Entry? { entries.removeValue(forKey: id) }

  mutating func removeAll() -> [UInt64: Entry] {
    defer {
      entries = [:]
      asyncLets = []
    }
    return entries
  }
}

/// A retained task, seen through the layout of the runtime.
///
/// `@unchecked Sendable` is right: the pointer is a constant, and the functions behind it are atomic reads of the task's status and the runtime's own
/// thread-safe `swift_task_cancel`.
final class TaskObject: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer

  /// - Parameter pointer: A task that is not an `async let`, alive now.
  init(_ pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    // A task is a native reference-counted object, and on the platforms with hooks `AnyObject` is one too.
    _ = Unmanaged<AnyObject>.fromOpaque(pointer).retain()
  }

  deinit { Unmanaged<AnyObject>.fromOpaque(pointer).release() }

  var isComplete: Bool { cschedules_task_is_complete(pointer) }
  var isSuspended: Bool { cschedules_task_is_suspended(pointer) }
  func cancel() { cschedules_task_cancel(pointer) }
}
