internal import CSchedules
internal import Synchronization
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Turns the resume points of a suspended task into names.
///
/// By debug information that is read here, of the one compilation unit that an address belongs to. What comes with Swift reads those of all units, each time, which takes a
/// second in a large test program.
enum AwaitPointReader {
  /// What has been found before: programs and their addresses do not change.
  private static let known = Mutex<[UInt: Schedule.AwaitPoint?]>([:])

  static func points(of task: TaskObject) -> [Schedule.AwaitPoint] {
    guard Schedule.Reach.unavailability == nil else { return [] }
    var counters = [UInt](repeating: 0, count: 64)
    let count = cschedules_task_resume_points(task.pointer, &counters, Int32(counters.count))
    var points: [Schedule.AwaitPoint] = []
    for counter in counters.prefix(Int(count)) {
      if let point = point(at: counter), points.last != point { points.append(point) }
    }
    return points
  }

  private static func point(at address: UInt) -> Schedule.AwaitPoint? {
    if let point = known.withLock({ $0[address] }) { return point }
    let point = find(address)
    known.withLock { $0[address] = .some(point) }
    return point
  }

  /// Looks a place up; `nil` when it has no name, or is none that people wrote.
  private static func find(_ address: UInt) -> Schedule.AwaitPoint? {
    let source = cschedules_find_source(address)
    guard let symbol = source.symbol, let demangled = cschedules_demangle(symbol) else { return nil }
    defer { free(demangled) }
    let function = String(cString: demangled)
    guard !isNoise(function) else { return nil }
    guard let file = source.file, source.line > 0 else { return Schedule.AwaitPoint(function: function, file: nil, line: 0) }
    let name = String(cString: file).split(separator: "/").last.map(String.init)
    return Schedule.AwaitPoint(function: function, file: name, line: Int(source.line))
  }

  /// Functions that the compiler and the runtime put around the ones that people wrote.
  private static func isNoise(_ name: String) -> Bool {
    name.contains("thunk for") || name.contains("partial apply") || name.contains("completeTask")
  }
}
